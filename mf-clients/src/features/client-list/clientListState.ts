import { clientSearch, type ListedClient, withoutInactive } from './listedClients';

interface ShownClients {
  readonly kind: 'all-clients' | 'narrowed-clients' | 'filtered-clients';
  readonly shown: readonly ListedClient[];
}

export type ClientListState = { readonly kind: 'loading' | 'error' | 'empty' } | ShownClients;

interface ListedClients {
  readonly all: readonly ListedClient[] | undefined;
  readonly isLoading: boolean;
  readonly isActiveOnly: boolean;
  /** Those with a chosen tag; null: no tag is chosen. */
  readonly taggedIds?: ReadonlySet<number> | null;
  /** Clients that filters keep; absent without filters. */
  readonly filtered?: readonly ListedClient[] | undefined;
}

/** Returns the same object while results are the same, so that nothing re-renders. */
export function clientListStates({
  all,
  isLoading,
  isActiveOnly,
  taggedIds = null,
  filtered: kept,
}: ListedClients): (search: string) => ClientListState {
  if (!all) return always({ kind: isLoading ? 'loading' : 'error' });
  if (all.length === 0) return always({ kind: 'empty' });
  const among = kept ?? all;
  const active = isActiveOnly ? withoutInactive(among) : among;
  const narrowed = taggedIds ? active.filter(({ client }) => taggedIds.has(client.id)) : active;
  const unfiltered: ShownClients = {
    kind: narrowed === all ? 'all-clients' : 'narrowed-clients',
    shown: narrowed,
  };
  const find = clientSearch(unfiltered.shown);
  let filtered: ShownClients = { kind: 'filtered-clients', shown: unfiltered.shown };
  return (search) => {
    if (search === '') return unfiltered;
    const shown = find(search);
    if (shown !== filtered.shown) filtered = { kind: 'filtered-clients', shown };
    return filtered;
  };
}

const always = (state: ClientListState) => () => state;
