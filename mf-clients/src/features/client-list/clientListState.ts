import { type ListedClient, searchClients, withoutInactive } from './listedClients';

/** What the page of all clients shows. */
export type ClientListState =
  | { readonly kind: 'loading' | 'error' | 'empty' }
  /** Everybody, only those who are active, or those a search finds among them. */
  | {
      readonly kind: 'all-clients' | 'active-clients' | 'filtered-clients';
      readonly shown: readonly ListedClient[];
    };

interface Wanted {
  /** Undefined: they are not there, because they are loading or could not be loaded. */
  readonly all: readonly ListedClient[] | undefined;
  readonly isLoading: boolean;
  readonly search: string;
  readonly isActiveOnly: boolean;
}

/** Which of the states the list is in. */
export function clientListState({ all, isLoading, search, isActiveOnly }: Wanted): ClientListState {
  if (!all) return { kind: isLoading ? 'loading' : 'error' };
  if (all.length === 0) return { kind: 'empty' };
  const wanted = isActiveOnly ? withoutInactive(all) : all;
  if (search !== '') return { kind: 'filtered-clients', shown: searchClients(wanted, search) };
  return { kind: isActiveOnly ? 'active-clients' : 'all-clients', shown: wanted };
}
