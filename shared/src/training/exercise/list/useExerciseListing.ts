import type { Exercise } from '@formline/shared/contracts/library/exercises';
import { keepPreviousData, useInfiniteQuery } from '@formline/shared/query';
import type { LibraryListing } from '../../library-list/libraryListing';
import { useInfiniteListing } from '../../library-list/useInfiniteListing';
import { type ExerciseListing, exerciseListQuery } from './exerciseList.queries';

/** The exercises that are loaded, for `LibraryList`. While a new search runs, the old rows stay. */
export function useExerciseListing(listing: ExerciseListing): LibraryListing<Exercise> {
  const query = exerciseListQuery(listing);
  return useInfiniteListing(
    useInfiniteQuery({ ...query, placeholderData: keepPreviousData }),
    query.queryKey,
  );
}
