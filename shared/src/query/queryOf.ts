import { infiniteQueryOptions, queryOptions, type UseInfiniteQueryResult } from '@tanstack/react-query';
import { useCallback } from 'react';
import { call, earlyResult } from '../api-client/apiClient';
import type { Endpoint, EndpointInput, EndpointResult } from '../contracts/endpoint';
import { schemaHash } from './schemaHash';

/** Ends the keys of queries that hold a list of pages. */
export const PAGES = 'pages';
/** Positions of the parts of a key. */
export const KEY_PART = { resources: 2, kind: 5 } as const;

const hashes = new WeakMap<object, string>();

/** Hashed once, when an endpoint is first used. */
function resultHash({ result }: Endpoint): string {
  const hash = hashes.get(result) ?? schemaHash(result);
  hashes.set(result, hash);
  return hash;
}

/** What the keys of all queries of an endpoint begin with. Builds that expect another answer have other keys. */
export const endpointKey = (endpoint: Endpoint): readonly unknown[] => [
  endpoint.method,
  endpoint.path,
  endpoint.resources,
  resultHash(endpoint),
];

const isGiven = (part: unknown): boolean =>
  typeof part === 'object' && part !== null && Object.values(part).some((value) => value !== undefined);

/** An absent query and one without fields are the same input. */
const givenOf = (input: object) =>
  Object.fromEntries(Object.entries(input).filter(([, part]) => isGiven(part)));

/** The endpoint and its input are the key: `useQuery(queryOf(readClient, { params: { id } }))`. */
export function queryOf<E extends Endpoint>(endpoint: E, input: EndpointInput<E>) {
  const { queryKey } = queryOptions<EndpointResult<E>>({
    queryKey: [...endpointKey(endpoint), givenOf(input)],
  });
  const queryFn = ({ signal }: { readonly signal: AbortSignal }) => call(endpoint, input, signal);
  return { queryKey, queryFn, initialData: () => earlyResult(endpoint, input) };
}

interface Paging<E extends Endpoint> {
  /** Input of a page; the first one is page 1. */
  readonly input: (page: number) => EndpointInput<E>;
  /** The number of the page after those that are loaded; null or undefined after the last. */
  readonly next: (last: EndpointResult<E>, all: readonly EndpointResult<E>[]) => number | null | undefined;
}

/** The query of a list that is loaded a page at a time, for `useInfiniteQuery`. */
export const pagesOf = <E extends Endpoint>(endpoint: E, { input, next }: Paging<E>) =>
  infiniteQueryOptions({
    queryKey: [...endpointKey(endpoint), givenOf(input(1)), PAGES],
    queryFn: ({ pageParam, signal }) => call(endpoint, input(pageParam), signal),
    initialData: () => {
      const first = earlyResult(endpoint, input(1));
      return first && { pages: [first], pageParams: [1] };
    },
    initialPageParam: 1,
    getNextPageParam: (last: EndpointResult<E>, all: EndpointResult<E>[]) => next(last, all),
  });

const KEEP_RUNNING = { cancelRefetch: false };

/** Asks for the next page, after a request that asks for the list again: alone it would end that request. */
export function useNextPage<T>({
  isRefetching,
  refetch,
  fetchNextPage,
}: Pick<UseInfiniteQueryResult<T>, 'isRefetching' | 'refetch' | 'fetchNextPage'>) {
  return useCallback(async () => {
    if (isRefetching) await refetch(KEEP_RUNNING);
    return fetchNextPage(KEEP_RUNNING);
  }, [isRefetching, refetch, fetchNextPage]);
}

/** A query of something derived from answers. */
interface Derivation<T> {
  /** Unique among what is derived from the same call. */
  readonly as: string;
  readonly load: (context: { readonly signal: AbortSignal }) => Promise<T>;
}

/** The query of something derived from an endpoint's answers; a change of its resources outdates it too. */
export function derivedQueryOf<E extends Endpoint, T>(
  endpoint: E,
  input: EndpointInput<E>,
  { as, load }: Derivation<T>,
) {
  const { queryKey } = queryOptions<T>({ queryKey: [...endpointKey(endpoint), givenOf(input), as] });
  return { queryKey, queryFn: load };
}

/** The query of a file beside the page that is not served by the API. */
export function fileQueryOf<T>(
  path: string,
  load: (context: { readonly signal: AbortSignal }) => Promise<T>,
) {
  const { queryKey } = queryOptions<T>({ queryKey: ['file', path] });
  return { queryKey, queryFn: load };
}
