import { RoutineRow } from '@formline/shared/training/routine/RoutineRow';
import { ExerciseFilterMenu } from '@formline/shared/training/exercise/filters/ExerciseFilterMenu';
import {
  countFilters,
  type ExerciseFilters,
  NO_EXERCISE_FILTERS,
} from '@formline/shared/training/exercise/filters/exerciseFilters.ts';
import { useFilterChips } from '@formline/shared/training/exercise/filters/filterOptions.ts';
import { ExerciseRow } from '@formline/shared/training/exercise/row/ExerciseRow';
import { LibraryList } from '@formline/shared/training/library-list/LibraryList';
import type { LibraryListing } from '@formline/shared/training/library-list/libraryListing.ts';
import { MostRecentToggle } from '@formline/shared/training/library-list/MostRecentToggle';
import { RowAction } from '@formline/shared/training/library-list/rows/RowAction';
import {
  isLibraryRoutine,
  type LibraryItem,
  libraryItemKey,
} from '@formline/shared/training/workout/draft/libraryItem.ts';
import { EmptyState } from '@formline/shared/ui/core';
import { Info } from 'lucide-react';
import { type RefObject, useCallback } from 'react';
import { assignExercisesTexts as texts } from './assignExercises.texts';
import type { ChoosingViewState } from './choosingViewState';

const groupOf = (item: LibraryItem) =>
  texts.groups[isLibraryRoutine(item) ? item.routine_type : item.exercise_source];
const renderRow = (item: LibraryItem) =>
  isLibraryRoutine(item) ? <RoutineRow routine={item} /> : <ExerciseRow exercise={item} />;

interface ExerciseChoiceProps {
  readonly viewState: ChoosingViewState;
  readonly onNarrow: (part: Partial<ChoosingViewState>) => void;
  readonly listing: LibraryListing<LibraryItem>;
  readonly chosenKeys: ReadonlySet<string>;
  readonly onChoose: (items: readonly LibraryItem[], isChosen: boolean) => void;
  readonly onOpen: (exerciseId: number, name: string) => void;
  readonly listRef: RefObject<HTMLDivElement | null>;
}

export function ExerciseChoice(props: ExerciseChoiceProps) {
  const { viewState, onNarrow, listing, chosenKeys, onChoose, onOpen, listRef } = props;
  const { search, order, filters } = viewState;
  const changeFilters = (next: ExerciseFilters) => onNarrow({ filters: next });
  const chips = useFilterChips(filters, changeFilters);
  const renderActions = useCallback(
    (item: LibraryItem) =>
      isLibraryRoutine(item) ? null : (
        <RowAction
          label={texts.details(item.name)}
          icon={<Info />}
          onPress={() => onOpen(item.id, item.name)}
        />
      ),
    [onOpen],
  );
  return (
    <LibraryList<LibraryItem>
      heading={texts.heading}
      label={texts.heading}
      texts={texts.list}
      listing={listing}
      listRef={listRef}
      keyOf={libraryItemKey}
      groupOf={groupOf}
      renderRow={renderRow}
      renderActions={renderActions}
      choice={{ kind: 'many', chosenKeys, onChoose }}
      search={search}
      onSearch={(text) => onNarrow({ search: text })}
      tools={
        <>
          <ExerciseFilterMenu filters={filters} onChange={changeFilters} />
          <MostRecentToggle order={order} onChange={(next) => onNarrow({ order: next })} />
        </>
      }
      chips={chips}
      isFiltered={countFilters(filters) > 0}
      onClearAll={() => onNarrow({ search: '', filters: NO_EXERCISE_FILTERS })}
      empty={<EmptyState {...texts.empty} />}
    />
  );
}
