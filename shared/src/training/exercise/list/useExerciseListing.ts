import type { Exercise } from '@formline/shared/contracts/library/exercises';
import { keepPreviousData, useInfiniteQuery } from '@formline/shared/query';
import type { LibraryListing } from '../../library-list/libraryListing';
import { useInfiniteListing } from '../../library-list/useInfiniteListing';
import { type ExerciseListing, exerciseListQuery } from './exerciseList.queries';

/** Loaded exercises for `LibraryList`. Old rows stay while a new search runs. */
export function useExerciseListing(listing: ExerciseListing): LibraryListing<Exercise> {
  const query = exerciseListQuery(listing);
  return useInfiniteListing(
    useInfiniteQuery({ ...query, placeholderData: keepPreviousData }),
    query.queryKey,
  );
}
