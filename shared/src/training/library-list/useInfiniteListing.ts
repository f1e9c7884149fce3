import { useNextPage, type UseInfiniteQueryResult } from '@formline/shared/query';
import { useCallback } from 'react';
import type { LibraryListing, ListRest } from './libraryListing';
import type { ListedPages } from './listedPages';

const NONE: readonly never[] = [];

/** Old rows stay during a new search if the query has `placeholderData: keepPreviousData`. */
export function useInfiniteListing<Item>(
  query: UseInfiniteQueryResult<ListedPages<Item>>,
  queryKey: readonly unknown[],
): LibraryListing<Item> {
  const { data, isError, isPlaceholderData, refetch } = query;
  const isWaiting = !data || (isPlaceholderData && data.items.length === 0);
  const rest = restOf(query);
  const askForMore = useNextPage(query);
  return {
    id: JSON.stringify(queryKey),
    state: isError && !data ? 'failed' : isWaiting ? 'loading' : 'ready',
    items: data?.items ?? NONE,
    total: rest === 'end' ? data?.items.length : data?.total,
    isOutdated: isPlaceholderData,
    rest,
    onMore: useCallback(() => void askForMore(), [askForMore]),
    onRetry: useCallback(() => void refetch(), [refetch]),
  };
}

function restOf(query: UseInfiniteQueryResult): ListRest {
  if (query.isFetchingNextPage) return 'loading';
  if (query.isFetchNextPageError) return 'failed';
  return query.hasNextPage ? 'more' : 'end';
}
