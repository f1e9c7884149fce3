import type { Query, QueryClient, QueryKey } from '@tanstack/react-query';
import { type CallOptions, call } from '../api-client/apiClient';
import type { Endpoint, EndpointInput, EndpointResult, Resource } from '../contracts/endpoint';
import { emitEvent, onEvent } from '../events/events';
import { KEY_PART } from './queryOf';

/** `now`: outdated answers on screen are requested at once, others when shown. `when-shown`: all when shown. */
export type Reload = 'now' | 'when-shown';

interface Outdating {
  readonly reload?: Reload;
  readonly upToDate?: readonly string[];
}

/** Announces changed resources to every remote and tab: answers that show them are outdated. */
export function announceChange(
  resources: readonly Resource[],
  { reload = 'now', upToDate = [] }: Outdating = {},
): void {
  if (resources.length > 0) emitEvent('server:data-changed', { resources, reload, upToDate, tab: 'this' });
}

interface ChangeCall<E extends Endpoint> extends CallOptions {
  readonly reload?: Reload;
  /** Runs before the change is announced. Returns hashes of queries that need no new request. */
  readonly update?: (result: EndpointResult<E>) => readonly string[] | void;
}

/** For changes outside of components; inside, `useChange`. @throws ApiError as `call` does, without an announcement */
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

/** Follows announced changes until the returned function is called. `meta.isDraftOrigin` queries never refetch. */
export function followChanges(cache: QueryClient): () => void {
  const subscription = onEvent('server:data-changed', ({ resources, reload, upToDate }) => {
    const isOutdated = ({ queryKey, queryHash }: Pick<Query, 'queryKey' | 'queryHash'>) =>
      shows(queryKey, resources) && !upToDate.includes(queryHash);
    void cache.invalidateQueries({ predicate: isOutdated, refetchType: 'none' });
    cache.getQueryCache().findAll({ predicate: isOutdated, fetchStatus: 'fetching' }).forEach(restart);
    if (reload === 'when-shown') return;
    const predicate = (query: Query) => isOutdated(query) && query.meta?.['isDraftOrigin'] !== true;
    void cache.refetchQueries({ type: 'active', predicate }, { cancelRefetch: false });
  });
  return () => subscription.unsubscribe();
}

/** A request that began before a change may bring the answer from before it, which would count as up to date. */
function restart(query: Query): void {
  void query.cancel({ silent: true });
  query.fetch().catch(() => undefined);
}
