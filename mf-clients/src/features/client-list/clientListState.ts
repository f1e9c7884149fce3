import { clientSearch, type ListedClient, withoutInactive } from './listedClients';

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
  readonly isActiveOnly: boolean;
}

/** Which of the states the list is in, by what is searched for among these clients. */
export function clientListStates({
  all,
  isLoading,
  isActiveOnly,
}: Wanted): (search: string) => ClientListState {
  if (!all) return () => ({ kind: isLoading ? 'loading' : 'error' });
  if (all.length === 0) return () => ({ kind: 'empty' });
  const wanted = isActiveOnly ? withoutInactive(all) : all;
  const find = clientSearch(wanted);
  return (search) => {
    if (search !== '') return { kind: 'filtered-clients', shown: find(search) };
    return { kind: isActiveOnly ? 'active-clients' : 'all-clients', shown: wanted };
  };
}
