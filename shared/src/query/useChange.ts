import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { type CallOptions, call } from '../api-client/apiClient';
import type { Endpoint, EndpointInput, EndpointResult } from '../contracts/endpoint';
import { cachedAnswer, type CachedQuery, setAnswer } from './cachedAnswers';
import { announceChange, type Reload } from './changes';

/** Shown before the server has answered; a refusal restores the previous answer. */
interface Optimistic<V, T> {
  readonly query: CachedQuery<T>;
  readonly apply: (current: T, variables: V) => T;
}

interface ChangeOptions<E extends Endpoint, V, T> {
  /** Input for the variables given to `mutate`. */
  readonly input: (variables: V) => EndpointInput<E>;
  readonly options?: (variables: V) => CallOptions;
  /** Changes of one scope are sent one after the other. */
  readonly scope?: string;
  readonly optimistic?: Optimistic<V, T>;
  /** Runs before the change is announced. Returns hashes of queries that need no new request. */
  readonly update?: (cache: QueryClient, result: EndpointResult<E>, variables: V) => readonly string[] | void;
  readonly reload?: Reload;
  readonly onSuccess?: (result: EndpointResult<E>, variables: V) => unknown;
  readonly onError?: (error: Error, variables: V) => unknown;
  readonly onSettled?: () => unknown;
}

/** A changing call as a mutation. Its success outdates answers that show its resources, in all remotes and tabs. */
export function useChange<E extends Endpoint, V = void, T = never>(
  endpoint: E,
  {
    input,
    options,
    scope,
    optimistic,
    update,
    reload = 'now',
    onSuccess,
    onError,
    onSettled,
  }: ChangeOptions<E, V, T>,
) {
  const cache = useQueryClient();
  return useMutation({
    ...(scope !== undefined && { scope: { id: scope } }),
    mutationFn: (variables: V) => call(endpoint, input(variables), options?.(variables)),
    onMutate: (variables: V) => optimistic && applyEarly(cache, optimistic, variables),
    onSuccess: (result, variables) => {
      const upToDate = update?.(cache, result, variables) ?? [];
      announceChange(endpoint.resources, { reload, upToDate });
      return onSuccess?.(result, variables);
    },
    onError: (error: Error, variables, restore) => {
      restore?.();
      return onError?.(error, variables);
    },
    ...(onSettled && { onSettled }),
  });
}

/** @returns restores the previous answer and asks for it again: other changes may have come meanwhile */
function applyEarly<V, T>(cache: QueryClient, { query, apply }: Optimistic<V, T>, variables: V): () => void {
  const before = cachedAnswer(cache, query);
  setAnswer<T>(cache, query, (current) => apply(current, variables));
  return () => {
    if (before === undefined) return;
    setAnswer<T>(cache, query, () => before);
    void cache.invalidateQueries({ queryKey: query.queryKey, exact: true });
  };
}
