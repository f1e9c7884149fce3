import { clientSearch, type ListedClient, withoutInactive } from './listedClients';

/** Everybody, only those who are active, or those a search finds among them. */
interface ShownClients {
  readonly kind: 'all-clients' | 'active-clients' | 'filtered-clients';
  readonly shown: readonly ListedClient[];
}

/** What the page of all clients shows. */
export type ClientListState = { readonly kind: 'loading' | 'error' | 'empty' } | ShownClients;

interface Wanted {
  /** Undefined: they are not there, because they are loading or could not be loaded. */
  readonly all: readonly ListedClient[] | undefined;
  readonly isLoading: boolean;
  readonly isActiveOnly: boolean;
}

/**
 * Which of the states the list is in, by what is searched for among these clients: one and the same state while searches
 * find the same.
 */
export function clientListStates({
  all,
  isLoading,
  isActiveOnly,
}: Wanted): (search: string) => ClientListState {
  if (!all) return always({ kind: isLoading ? 'loading' : 'error' });
  if (all.length === 0) return always({ kind: 'empty' });
  const whole: ShownClients = isActiveOnly
    ? { kind: 'active-clients', shown: withoutInactive(all) }
    : { kind: 'all-clients', shown: all };
  const find = clientSearch(whole.shown);
  let filtered: ShownClients = { kind: 'filtered-clients', shown: whole.shown };
  return (search) => {
    if (search === '') return whole;
    const shown = find(search);
    if (shown !== filtered.shown) filtered = { kind: 'filtered-clients', shown };
    return filtered;
  };
}

const always = (state: ClientListState) => () => state;
