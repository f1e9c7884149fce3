import {
  type DataTag,
  hashKey,
  type InfiniteData,
  type QueryClient,
  type QueryFilters,
  type QueryKey,
} from '@tanstack/react-query';
import type { Endpoint, EndpointInput, EndpointResult } from '../contracts/endpoint';
import { endpointKey, KEY_PART, PAGES } from './queryOf';

/** A query of one answer: what `queryOf`, `pagesOf` and `derivedQueryOf` make. */
export interface CachedQuery<T> {
  readonly queryKey: DataTag<QueryKey, T, Error>;
}

type PartOf<T> = T extends object ? { readonly [K in keyof T]?: PartOf<T[K]> } : T;

/** As much of an endpoint's input as a group of its queries has in common. */
export type InputPart<E extends Endpoint> = PartOf<EndpointInput<E>>;

/** All queries of an endpoint in the cache, or those whose input has this part: pages and derived ones too. */
export const queriesOf = <E extends Endpoint>(endpoint: E, input?: InputPart<E>) => ({
  queryKey: [...endpointKey(endpoint), ...(input ? [input] : [])],
});

const isPlain = ({ queryKey }: { readonly queryKey: QueryKey }) => queryKey.length === KEY_PART.kind;
const isPaged = ({ queryKey }: { readonly queryKey: QueryKey }) => queryKey[KEY_PART.kind] === PAGES;

/** The answer as the cache holds it; undefined before the first. */
export const cachedAnswer = <T>(cache: QueryClient, { queryKey }: CachedQuery<T>): T | undefined =>
  cache.getQueryData<T>(queryKey);

/** Every answer of an endpoint in the cache. */
export const cachedAnswers = <E extends Endpoint>(cache: QueryClient, endpoint: E): EndpointResult<E>[] =>
  cache
    .getQueriesData<EndpointResult<E>>({ ...queriesOf(endpoint), predicate: isPlain })
    .flatMap(([, answer]) => (answer === undefined ? [] : [answer]));

/** Every page of an endpoint's lists in the cache. */
export const cachedPages = <E extends Endpoint>(cache: QueryClient, endpoint: E): EndpointResult<E>[] =>
  cache
    .getQueriesData<InfiniteData<EndpointResult<E>>>({ ...queriesOf(endpoint), predicate: isPaged })
    .flatMap(([, list]) => list?.pages ?? []);

/**
 * Puts an answer into the cache, in the place of what is there or is being asked.
 * @param next the answer, or a function of the one that is there; where there is none, nothing is put
 * @returns for the `update` of a change: the hash of the query, if it holds the outcome
 */
export function setAnswer<T>(
  cache: QueryClient,
  { queryKey }: CachedQuery<T>,
  next: NonFunction<T> | ((known: T) => T),
): readonly string[] {
  if (isUpdate(next)) return updateAnswers(cache, { queryKey, exact: true }, next);
  void cache.cancelQueries({ queryKey, exact: true });
  cache.setQueryData<T>(queryKey, () => next);
  return [hashKey(queryKey)];
}

type NonFunction<T> = T extends (...given: never) => unknown ? never : T;
const isUpdate = <T>(next: NonFunction<T> | ((known: T) => T)): next is (known: T) => T =>
  typeof next === 'function';

/** Changes every cached answer of an endpoint whose input has this part. Returns hashes as `setAnswer` does. */
export const changeAnswers = <E extends Endpoint>(
  cache: QueryClient,
  { endpoint, input }: { readonly endpoint: E; readonly input?: InputPart<E> },
  update: (known: EndpointResult<E>) => EndpointResult<E>,
): readonly string[] => updateAnswers(cache, { ...queriesOf(endpoint, input), predicate: isPlain }, update);

/**
 * Changes everything that was made of an endpoint's answers under this name.
 * @param update takes what the query of that name loads
 * @returns hashes as `setAnswer` does
 */
export function changeDerived<T>(
  cache: QueryClient,
  { endpoint, as }: { readonly endpoint: Endpoint; readonly as: string },
  update: (known: T) => T,
): readonly string[] {
  const predicate = ({ queryKey }: { readonly queryKey: QueryKey }) => queryKey[KEY_PART.kind] === as;
  return updateAnswers(cache, { ...queriesOf(endpoint), predicate }, update);
}

/** Changes every cached page of an endpoint's lists. Returns hashes as `setAnswer` does. */
export const changePages = <E extends Endpoint>(
  cache: QueryClient,
  endpoint: E,
  update: (page: EndpointResult<E>) => EndpointResult<E>,
): readonly string[] =>
  updateAnswers<InfiniteData<EndpointResult<E>>>(
    cache,
    { ...queriesOf(endpoint), predicate: isPaged },
    (list) => ({ ...list, pages: list.pages.map(update) }),
  );

/**
 * Ends running requests, because they began before the change and their answer would undo it.
 * A first answer is waited for. What was outdated or being asked for stays outdated, because an update knows one
 * change only.
 * @returns the hashes of the answers that are up to date
 */
function updateAnswers<T>(
  cache: QueryClient,
  filters: QueryFilters,
  update: (known: T) => T,
): readonly string[] {
  return cache
    .getQueryCache()
    .findAll(filters)
    .flatMap((query) => {
      const { data, dataUpdatedAt: updatedAt, isInvalidated, fetchStatus } = query.state;
      if (data === undefined) return [];
      void query.cancel({ revert: true });
      cache.setQueryData<T>(
        query.queryKey,
        (known: T | undefined) => (known === undefined ? known : update(known)),
        { updatedAt },
      );
      if (!isInvalidated && fetchStatus === 'idle') return [query.queryHash];
      query.invalidate();
      return [];
    });
}

/** Names a query to `announceChange` that holds the outcome of a change already. */
export const hashOf = ({ queryKey }: CachedQuery<unknown>): string => hashKey(queryKey);

/** Removes answers about something deleted, at once or when nobody shows them, and never requests them again. */
export function forget(cache: QueryClient, filters: { readonly queryKey: QueryKey }): readonly string[] {
  const known = cache.getQueryCache();
  return known.findAll(filters).map((query) => {
    if (query.getObserversCount() === 0) known.remove(query);
    else {
      const stop = known.subscribe(({ query: changed }) => {
        if (changed !== query || query.getObserversCount() > 0) return;
        stop();
        known.remove(query);
      });
    }
    return query.queryHash;
  });
}
