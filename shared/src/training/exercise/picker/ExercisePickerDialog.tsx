import type { Exercise } from '@formline/shared/contracts/library/exercises';
import { Button, chakra, EmptyState, Text } from '@formline/shared/ui/core';
import { Dialog } from '@formline/shared/ui/overlays';
import { useMemo, useState } from 'react';
import { ExerciseFilterMenu } from '../filters/ExerciseFilterMenu';
import { countFilters, NO_EXERCISE_FILTERS } from '../filters/exerciseFilters';
import { useFilterChips } from '../filters/filterOptions';
import { PICKER_PAGE_SIZE } from '../list/exerciseList.queries';
import { useExerciseListing } from '../list/useExerciseListing';
import { ExerciseRow } from '../row/ExerciseRow';
import type { LibraryChoice } from '../../library-list/rows/libraryChoice';
import { LibraryList } from '../../library-list/LibraryList';
import { exercisePickerTexts as texts } from './exercisePicker.texts';
import { PickedStrip } from './PickedStrip';
import { withOnly, withPressed } from './pickedExercises';

const NONE: readonly Exercise[] = [];

const ListContainer = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    h: 'full',
    minH: '96',
    mx: '-6',
    mt: '-2',
    borderBottom: 'thin',
    borderColor: 'border',
  },
});

export interface ExercisePickerDialogProps {
  /** Initially checked, in this order. A second press removes one. */
  chosen?: readonly Exercise[] | undefined;
  /** Maximum number of choices; with 1 each choice replaces the one before. Absent: no limit. */
  most?: number | undefined;
  onDone: (exercises: readonly Exercise[]) => void;
  onClose: () => void;
}

export function ExercisePickerDialog(props: ExercisePickerDialogProps) {
  const { chosen = NONE, most = Infinity, onDone, onClose } = props;
  const [picked, setPicked] = useState(chosen);
  const [search, setSearch] = useState('');
  const [filters, setFilters] = useState(NO_EXERCISE_FILTERS);
  const listing = useExerciseListing({ ...filters, search, order: 'name', pageSize: PICKER_PAGE_SIZE });
  const chips = useFilterChips(filters, setFilters);
  const choice = useChoice({ picked, most, onPick: setPicked });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={texts.title}
      size="xl"
      actions={
        <>
          <Text role="status" tone="muted" tabular alignSelf="center" me="auto">
            {texts.chosen(picked.length, most)}
          </Text>
          <Button onClick={onClose}>{texts.close}</Button>
          <Button variant="primary" onClick={() => onDone(picked)}>
            {texts.done}
          </Button>
        </>
      }
    >
      <ListContainer>
        <LibraryList
          frame="none"
          heading={texts.heading}
          label={texts.heading}
          texts={texts.list}
          listing={listing}
          keyOf={keyOf}
          groupOf={filters.sources.length === 1 ? undefined : groupOf}
          renderRow={renderRow}
          choice={choice}
          search={search}
          onSearch={setSearch}
          tools={<ExerciseFilterMenu filters={filters} onChange={setFilters} hasBodyMap={false} />}
          chips={chips}
          isFiltered={countFilters(filters) > 0}
          onClearAll={() => {
            setSearch('');
            setFilters(NO_EXERCISE_FILTERS);
          }}
          empty={<EmptyState {...texts.empty} />}
        />
        {most > 1 && (
          <PickedStrip
            picked={picked}
            onRemove={(exercise) =>
              setPicked(withPressed(picked, { exercises: [exercise], isChosen: false, most }))
            }
          />
        )}
      </ListContainer>
    </Dialog>
  );
}

const keyOf = ({ id }: Exercise) => String(id);
const groupOf = ({ exercise_source }: Exercise) => texts.groups[exercise_source];
const renderRow = (exercise: Exercise) => <ExerciseRow exercise={exercise} />;

interface ChoiceInput {
  readonly picked: readonly Exercise[];
  readonly most: number;
  readonly onPick: (picked: readonly Exercise[]) => void;
}

function useChoice({ picked, most, onPick }: ChoiceInput): LibraryChoice<Exercise> {
  const chosenKeys = useMemo(() => new Set(picked.map(keyOf)), [picked]);
  if (most === 1) {
    const [only] = picked;
    const onChoose = (exercise: Exercise) => onPick(withOnly(picked, exercise));
    return { kind: 'one', chosenKey: only ? keyOf(only) : null, onChoose };
  }
  return {
    kind: 'many',
    chosenKeys,
    onChoose: (exercises, isChosen) => onPick(withPressed(picked, { exercises, isChosen, most })),
  };
}
