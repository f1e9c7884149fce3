import { useAddressedSearch, useSearchInAddress } from '@formline/shared/routing';
import {
  createContext,
  type ReactNode,
  use,
  useEffect,
  useEffectEvent,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import { clientListStates, type ClientListState } from './clientListState';
import type { ListedClient } from './listedClients';
import { searchField, type SearchField } from './searchField';
import { useActiveOnly } from './useActiveOnly';

interface FoundClientsProps {
  readonly all: readonly ListedClient[] | undefined;
  readonly isLoading: boolean;
  readonly newClientId: number | null;
  readonly children: ReactNode;
}

/** Owns the search, so that a key re-renders the field alone. Updating the URL re-renders nothing. */
export function FoundClients({ all, isLoading, newClientId, children }: FoundClientsProps) {
  const addressed = useAddressedSearch();
  const [isActiveOnly, setIsActiveOnly] = useActiveOnly();
  const [field] = useState(() => searchField(addressed));
  useShowNewClient(newClientId, () => {
    field.write('');
    setIsActiveOnly(false);
  });
  const search = useMemo(
    () => ({ field, isActiveOnly, stateFor: clientListStates({ all, isLoading, isActiveOnly }) }),
    [field, all, isLoading, isActiveOnly],
  );
  return (
    <SearchContext value={search}>
      <AddressOfSearch field={field} />
      {children}
    </SearchContext>
  );
}

function AddressOfSearch({ field }: { readonly field: SearchField }) {
  useSearchInAddress(useSyncExternalStore(field.subscribe, field.read), field.write);
  return null;
}

interface Search {
  readonly field: SearchField;
  readonly isActiveOnly: boolean;
  readonly stateFor: (search: string) => ClientListState;
}

const nowhere: Search = {
  field: searchField(''),
  isActiveOnly: false,
  stateFor: clientListStates({ all: undefined, isLoading: true, isActiveOnly: false }),
};
const SearchContext = createContext(nowhere);

export function useSearchField() {
  const { field, isActiveOnly } = use(SearchContext);
  return { text: useSyncExternalStore(field.subscribe, field.read), setText: field.write, isActiveOnly };
}

/** Not deferred: a search of 10,000 names takes 1 ms, less than a second render. */
export function useListState(): ClientListState {
  const { field, stateFor } = use(SearchContext);
  return useSyncExternalStore(field.subscribe, () => stateFor(field.read().trim()));
}

/** Clears search and filter, so that the new client is visible. */
function useShowNewClient(newClientId: number | null, showAll: () => void): void {
  const show = useEffectEvent(showAll);
  useEffect(() => {
    if (newClientId !== null) show();
  }, [newClientId]);
}
