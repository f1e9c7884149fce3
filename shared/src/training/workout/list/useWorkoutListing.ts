import type { WorkoutSummary } from '@formline/shared/contracts/library/workouts';
import { keepPreviousData, useInfiniteQuery } from '@formline/shared/query';
import type { LibraryListing } from '../../library-list/libraryListing';
import { useInfiniteListing } from '../../library-list/useInfiniteListing';
import { useVideosInProcess } from './useVideosInProcess';
import { type WorkoutListing, workoutListQuery } from './workoutList.queries';

export function useWorkoutListing(listing: WorkoutListing): LibraryListing<WorkoutSummary> {
  const query = workoutListQuery(listing);
  const found = useInfiniteListing(
    useInfiniteQuery({ ...query, placeholderData: keepPreviousData }),
    query.queryKey,
  );
  useVideosInProcess(found.items);
  return found;
}
