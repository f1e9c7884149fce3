import { useRoutineListing } from '../compound-routine/useRoutineListing';
import { PICKER_PAGE_SIZE } from '../exercise-list/exerciseList.queries';
import { useExerciseListing } from '../exercise-list/useExerciseListing';
import type { LibraryListing } from '../library-list/libraryListing';
import { joinListings } from './joinListings';
import type { LibraryItem } from './libraryItem';

/** Everything that can be added to a workout: circuits, supersets, own exercises and those of the provider. */
export function useAddableListing(search: string): LibraryListing<LibraryItem> {
  const circuits = useRoutineListing({ search, routineType: 'circuit' });
  const supersets = useRoutineListing({ search, routineType: 'super_set' });
  const exercises = useExerciseListing({
    search,
    order: 'name',
    sources: [],
    muscleGroupIds: [],
    fitnessComponentIds: [],
    pageSize: PICKER_PAGE_SIZE,
  });
  return joinListings<LibraryItem>(circuits, supersets, exercises);
}
