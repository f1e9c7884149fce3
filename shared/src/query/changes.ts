import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { type CallOptions, call } from '../api-client/apiClient';
import type { Endpoint, EndpointInput, EndpointResult, Resource } from '../contracts/endpoint';
import { emitEvent, onEvent } from '../events/events';
import { KEY_PART } from './queryOf';

/**
 * When answers that a change has outdated are asked for again. `now`: those on screen at once, the others when they are
 * shown; `when-shown`: all of them when they are next shown.
 */
export type Reload = 'now' | 'when-shown';

interface Outdating {
  readonly reload?: Reload;
  /** Hashes of queries that hold the outcome already. */
  readonly upToDate?: readonly string[];
}

/** Says that resources have changed on the server: in every remote and tab, answers that show them are outdated. */
export function announceChange(
  resources: readonly Resource[],
  { reload = 'now', upToDate = [] }: Outdating = {},
): void {
  if (resources.length > 0) emitEvent('server:data-changed', { resources, reload, upToDate, tab: 'this' });
}

/** How a change is made. */
interface ChangeCall<E extends Endpoint> extends CallOptions {
  readonly reload?: Reload;
  /**
   * Puts the answer into the cache before the change is announced.
   * @returns hashes of the queries that hold the outcome now and need not be asked again
   */
  readonly update?: (result: EndpointResult<E>) => readonly string[] | void;
}

/**
 * Makes a call that changes something and announces it. For changes outside of components; inside, `useChange`.
 * @throws ApiError as `call` does; nothing is announced then
 */
export async function change<E extends Endpoint>(
  endpoint: E,
  input: EndpointInput<E>,
  { reload = 'now', update, ...options }: ChangeCall<E> = {},
): Promise<EndpointResult<E>> {
  const result = await call(endpoint, input, options);
  const upToDate = update?.(result) ?? [];
  announceChange(endpoint.resources, { reload, upToDate });
  return result;
}

/** Whether the answer under a key shows one of the resources. */
function shows(queryKey: QueryKey, resources: readonly string[]): boolean {
  const shown = queryKey[KEY_PART.resources];
  return (
    Array.isArray(shown) &&
    shown.some((resource: unknown) => typeof resource === 'string' && resources.includes(resource))
  );
}

/**
 * Lets a cache follow the changes announced on the bus, until the returned function is called. Queries with
 * `meta.isDraftOrigin` are never asked again behind somebody who is changing what they answered.
 */
export function followChanges(cache: QueryClient): () => void {
  const subscription = onEvent('server:data-changed', ({ resources, reload, upToDate }) => {
    const isOutdated = ({
      queryKey,
      queryHash,
    }: {
      readonly queryKey: QueryKey;
      readonly queryHash: string;
    }) => shows(queryKey, resources) && !upToDate.includes(queryHash);
    void cache.invalidateQueries({ predicate: isOutdated, refetchType: 'none' });
    if (reload === 'when-shown') return;
    void cache.refetchQueries({
      type: 'active',
      predicate: (query) => isOutdated(query) && query.meta?.['isDraftOrigin'] !== true,
    });
  });
  return () => subscription.unsubscribe();
}
