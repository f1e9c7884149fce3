import type { Exercise } from '@formline/shared/contracts/exercises';
import { Button, chakra, EmptyState, ErrorState } from '@formline/shared/ui/core';
import type { RefObject } from 'react';
import { ExerciseList } from './ExerciseList';
import { ExerciseListFoot } from './ExerciseListFoot';
import { ExerciseListSkeleton } from './ExerciseListSkeleton';
import type { ExercisePlace } from './exercisePlace';
import { exercisesTexts } from './exercises.texts';
import type { ExerciseListingState } from './useExerciseListing';

const SKELETON_ROWS = 12;

const Body = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    flex: '1',
    minH: '0',
    overflow: 'hidden',
    transitionProperty: 'opacity',
    transitionDuration: 'fast',
    '&[aria-busy=true]': { opacity: '0.6' },
  },
});

export interface ExerciseListBodyProps {
  place: ExercisePlace;
  listing: ExerciseListingState;
  listRef: RefObject<HTMLDivElement | null>;
  onSelect: (exercise: Exercise, isFollowing: boolean) => void;
  onClearFilters: () => void;
}

/** The list in whichever state it is. */
export function ExerciseListBody({
  place,
  listing,
  listRef,
  onSelect,
  onClearFilters,
}: ExerciseListBodyProps) {
  const { query, rest, loadMore, loadMoreWhenNear } = listing;
  const { data: exercises, isPlaceholderData } = query;
  if (query.isError && !exercises) {
    return (
      <ErrorState
        title={exercisesTexts.errors.list}
        text={exercisesTexts.errors.text}
        onRetry={() => void query.refetch()}
      />
    );
  }
  if (!exercises || (isPlaceholderData && exercises.length === 0)) {
    return (
      <Body>
        <ExerciseListSkeleton label={exercisesTexts.loading} rows={SKELETON_ROWS} />
      </Body>
    );
  }
  if (exercises.length === 0) {
    return place.search === '' ? (
      <EmptyState {...exercisesTexts.empty} />
    ) : (
      <NoResults onClear={onClearFilters} />
    );
  }
  return (
    <Body aria-busy={isPlaceholderData}>
      <ExerciseList
        key={`${place.order} ${place.search}`}
        exercises={exercises}
        selectedId={place.exerciseId}
        listRef={listRef}
        onSelect={onSelect}
        hasMore={rest !== 'end'}
        onEndNear={loadMoreWhenNear}
        foot={<ExerciseListFoot rest={rest} count={exercises.length} onRetry={loadMore} />}
      />
    </Body>
  );
}

function NoResults({ onClear }: { onClear: () => void }) {
  const { title, text, clear } = exercisesTexts.noResults;
  return <EmptyState title={title} text={text} action={<Button onClick={onClear}>{clear}</Button>} />;
}
