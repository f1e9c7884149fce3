import type { Exercise } from '@formline/shared/contracts/exercises';
import { useExerciseListing } from '@formline/shared/training/exercise-list/useExerciseListing.ts';
import type { LibraryListing } from '@formline/shared/training/library-list/libraryListing.ts';
import type { ExercisePlace } from './exercisePlace';
import { type ExerciseTab, sourcesOf } from './exerciseTabs';

/** What a tab shows of the exercises, with the search and the filters of the address. */
export function useTabListing(tab: ExerciseTab, place: ExercisePlace): LibraryListing<Exercise> {
  const { search, order, filters } = place;
  return useExerciseListing({
    ...filters,
    sources: sourcesOf(tab, filters),
    search,
    order,
    ...(tab === 'favorites' && { isFavorite: true }),
  });
}
