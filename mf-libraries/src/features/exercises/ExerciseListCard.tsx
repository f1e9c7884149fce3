import { Card, chakra, Heading, SearchBox, Skeleton, Text } from '@formline/shared/ui/core';
import { useCallback } from 'react';
import { ExerciseListBody, type ExerciseListBodyProps } from './ExerciseListBody';
import { exercisesTexts } from './exercises.texts';
import { MostRecentToggle } from './MostRecentToggle';
import type { ExerciseListingState } from './useExerciseListing';
import type { ChangeExercisePlace } from './useExercisePlace';
import { useSearchDraft } from './useSearchDraft';

const Head = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    px: '4',
    py: '3',
    borderBottom: 'thin',
    borderColor: 'border',
  },
});
const Tools = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: '2',
    flex: '1',
    minW: '80',
  },
});

export interface ExerciseListCardProps extends Omit<ExerciseListBodyProps, 'onClearFilters'> {
  onPlaceChange: ChangeExercisePlace;
}

/** The list with its name, its count, the search and the order. */
export function ExerciseListCard({ onPlaceChange, ...body }: ExerciseListCardProps) {
  const { place, listing } = body;
  const handleSearch = useCallback(
    (search: string) => onPlaceChange({ search }, { replace: true }),
    [onPlaceChange],
  );
  const { draft, changeDraft } = useSearchDraft(place.search, handleSearch);
  return (
    <Card padding="none" display="flex" flexDirection="column" minH="0" overflow="hidden">
      <Head>
        <div>
          <Heading size="md">{exercisesTexts.heading}</Heading>
          <Text
            as="div"
            size="sm"
            tone="muted"
            tabular
            role="status"
            display="flex"
            alignItems="center"
            h="5"
          >
            {listing.query.isPending ? <Skeleton w="24" minH="3" /> : countText(listing)}
          </Text>
        </div>
        <Tools>
          <chakra.div w="80" minW="0">
            <SearchBox label={exercisesTexts.search} value={draft} onChange={changeDraft} />
          </chakra.div>
          <MostRecentToggle
            isOn={place.order === 'mostRecent'}
            onChange={(isOn) => onPlaceChange({ order: isOn ? 'mostRecent' : 'name' }, { replace: true })}
          />
        </Tools>
      </Head>
      <ExerciseListBody
        {...body}
        onClearFilters={() => onPlaceChange({ search: '', order: 'name' }, { replace: true })}
      />
    </Card>
  );
}

function countText({ query, rest }: ExerciseListingState): string {
  if (query.isPlaceholderData) return exercisesTexts.searching;
  if (!query.data) return '';
  const { all, soFar } = exercisesTexts.count;
  return rest === 'end' ? all(query.data.length) : soFar(query.data.length);
}
