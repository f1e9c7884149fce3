import type { CompoundRoutine } from '@formline/shared/contracts/library/compoundRoutines';
import { keepPreviousData, useInfiniteQuery } from '@formline/shared/query';
import type { LibraryListing } from '../library-list/libraryListing';
import { useInfiniteListing } from '../library-list/useInfiniteListing';
import { type RoutineListing, routineListQuery } from './compoundRoutines.queries';

export function useRoutineListing(listing: RoutineListing): LibraryListing<CompoundRoutine> {
  const query = routineListQuery(listing);
  return useInfiniteListing(
    useInfiniteQuery({ ...query, placeholderData: keepPreviousData }),
    query.queryKey,
  );
}
