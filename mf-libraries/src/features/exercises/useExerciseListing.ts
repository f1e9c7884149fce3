import { keepPreviousData, useInfiniteQuery } from '@formline/shared/query';
import { useCallback } from 'react';
import { exerciseListQuery, type ExerciseListing } from './exercises.queries';
import type { ExerciseListRest } from './ExerciseListFoot';

/** The pages of the list that are there, and what comes after them. While a new search runs, the old rows stay. */
export function useExerciseListing(listing: ExerciseListing) {
  const query = useInfiniteQuery({ ...exerciseListQuery(listing), placeholderData: keepPreviousData });
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, isPlaceholderData, fetchNextPage } = query;
  const rest = restOf({ hasNextPage, isFetchingNextPage, isFetchNextPageError });
  const canLoadMore = rest === 'more' && !isPlaceholderData;
  const loadMore = useCallback(() => void fetchNextPage(), [fetchNextPage]);
  return { query, rest, loadMore, loadMoreWhenNear: canLoadMore ? loadMore : null };
}

interface NextPageState {
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly isFetchNextPageError: boolean;
}

function restOf({ hasNextPage, isFetchingNextPage, isFetchNextPageError }: NextPageState): ExerciseListRest {
  if (isFetchingNextPage) return 'loading';
  if (isFetchNextPageError) return 'failed';
  return hasNextPage ? 'more' : 'end';
}

export type ExerciseListingState = ReturnType<typeof useExerciseListing>;
