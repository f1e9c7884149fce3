import type { Exercise } from '@formline/shared/contracts/library/exercises';
import { ExerciseFilterMenu } from '@formline/shared/training/exercise/filters/ExerciseFilterMenu';
import {
  countFilters,
  type ExerciseFilters,
  NO_EXERCISE_FILTERS,
} from '@formline/shared/training/exercise/filters/exerciseFilters.ts';
import { useFilterChips } from '@formline/shared/training/exercise/filters/filterOptions.ts';
import type { LibraryChoice } from '@formline/shared/training/library-list/rows/libraryChoice.ts';
import { LibraryList } from '@formline/shared/training/library-list/LibraryList';
import { MostRecentToggle } from '@formline/shared/training/library-list/MostRecentToggle';
import type { RefObject } from 'react';
import { EmptyTab } from './EmptyTab';
import type { ExerciseViewState } from './exerciseViewState';
import { exercisesTexts } from './exercises.texts';
import { type ExerciseTab, fixedSourceOf, sourcesOf } from './exerciseTabs';
import { groupOfItem, type TabItem } from './tabItem';
import { useExerciseRows } from './useExerciseRows';
import type { TabListing } from './useTabListing';

export interface ExerciseTabListProps {
  tab: ExerciseTab;
  viewState: ExerciseViewState;
  listing: TabListing;
  choice: LibraryChoice<TabItem>;
  canEdit: boolean;
  listRef: RefObject<HTMLDivElement | null>;
  onNarrow: (part: Partial<ExerciseViewState>) => void;
  onDelete: (exercise: Exercise) => void;
}

export function ExerciseTabList(props: ExerciseTabListProps) {
  const { tab, viewState, listing, choice, canEdit, listRef, onNarrow, onDelete } = props;
  const { search, order, filters } = viewState;
  const rows = useExerciseRows({ tab, canEdit, onDelete });
  const changeFilters = (next: ExerciseFilters) => onNarrow({ filters: next });
  const chips = useFilterChips(filters, changeFilters);
  const { heading } = exercisesTexts.tabs[tab];
  const hasRoutines = listing.routines.length > 0;
  const empty = <EmptyTab tab={tab} canEdit={canEdit} />;
  return (
    <LibraryList
      {...rows}
      heading={heading}
      label={heading}
      texts={hasRoutines ? exercisesTexts.listWithRoutines : exercisesTexts.list}
      listing={listing.all}
      groupOf={hasRoutines || sourcesOf(tab, filters).length !== 1 ? groupOfItem : undefined}
      choice={choice}
      listRef={listRef}
      search={search}
      onSearch={(text) => onNarrow({ search: text })}
      tools={
        <>
          <ExerciseFilterMenu filters={filters} onChange={changeFilters} fixedSource={fixedSourceOf(tab)} />
          <MostRecentToggle order={order} onChange={(next) => onNarrow({ order: next })} />
        </>
      }
      chips={chips}
      isFiltered={countFilters(filters) > 0}
      onClearAll={() => onNarrow({ search: '', filters: NO_EXERCISE_FILTERS })}
      empty={empty}
      closing={search === '' && listing.exercises.items.length === 0 && tab === 'own' ? empty : undefined}
    />
  );
}
