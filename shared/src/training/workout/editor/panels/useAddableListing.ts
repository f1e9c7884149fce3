import { useRoutineListing } from '../../../routine/useRoutineListing';
import { countFilters, type ExerciseFilters } from '../../../exercise/filters/exerciseFilters';
import { PICKER_PAGE_SIZE } from '../../../exercise/list/exerciseList.queries';
import { useExerciseListing } from '../../../exercise/list/useExerciseListing';
import { joinListings } from '../../../library-list/joinListings';
import type { LibraryListing } from '../../../library-list/libraryListing';
import type { ListViewState } from '../../../library-list/listViewState';
import type { LibraryItem } from '../../draft/libraryItem';

interface AddablePageSizes {
  readonly exercises?: number;
  readonly routines?: number;
}

/** Circuits, supersets and exercises to add. With a filter only exercises, as the others cannot be filtered. */
export function useAddableListing(
  filters: ExerciseFilters,
  { search, order }: ListViewState,
  { exercises: pageSize, routines: size }: AddablePageSizes = {},
): LibraryListing<LibraryItem> {
  const circuits = useRoutineListing({ search, routineType: 'circuit', size });
  const supersets = useRoutineListing({ search, routineType: 'super_set', size });
  const exercises = useExerciseListing({
    ...filters,
    ...{ search, order },
    pageSize: pageSize ?? PICKER_PAGE_SIZE,
  });
  if (countFilters(filters) > 0) return exercises;
  return joinListings<LibraryItem>(circuits, supersets, exercises);
}
