import { clientSearch, type ListedClient, withoutInactive } from './listedClients';

interface ShownClients {
  readonly kind: 'all-clients' | 'active-clients' | 'filtered-clients';
  readonly shown: readonly ListedClient[];
}

export type ClientListState = { readonly kind: 'loading' | 'error' | 'empty' } | ShownClients;

interface ListedClients {
  readonly all: readonly ListedClient[] | undefined;
  readonly isLoading: boolean;
  readonly isActiveOnly: boolean;
}

/** Returns the same object while results are the same, so that nothing re-renders. */
export function clientListStates({
  all,
  isLoading,
  isActiveOnly,
}: ListedClients): (search: string) => ClientListState {
  if (!all) return always({ kind: isLoading ? 'loading' : 'error' });
  if (all.length === 0) return always({ kind: 'empty' });
  const unfiltered: ShownClients = isActiveOnly
    ? { kind: 'active-clients', shown: withoutInactive(all) }
    : { kind: 'all-clients', shown: all };
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
