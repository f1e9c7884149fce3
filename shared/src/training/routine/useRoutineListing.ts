import type { CompoundRoutine } from '@formline/shared/contracts/library/compoundRoutines';
import { keepPreviousData, useInfiniteQuery } from '@formline/shared/query';
import type { LibraryListing } from '../library-list/libraryListing';
import { useInfiniteListing } from '../library-list/useInfiniteListing';
import { type RoutineListing, routineListQuery } from './compoundRoutines.queries';

/** Loaded supersets and circuits for `LibraryList`. Old rows stay while a new search runs. */
export function useRoutineListing(listing: RoutineListing): LibraryListing<CompoundRoutine> {
  const query = routineListQuery(listing);
  return useInfiniteListing(
    useInfiniteQuery({ ...query, placeholderData: keepPreviousData }),
    query.queryKey,
  );
}
