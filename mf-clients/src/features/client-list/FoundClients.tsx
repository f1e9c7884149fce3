import { useAddressedSearch, useSearchInAddress } from '@formline/shared/routing';
import { createContext, type ReactNode, use, useMemo, useState, useSyncExternalStore } from 'react';
import { clientListStates, type ClientListState } from './clientListState';
import type { ListedClient } from './listedClients';
import { searchField, type SearchField } from './searchField';
import { useActiveOnly } from './useActiveOnly';
import { useShowNewClient } from './useShowNewClient';

interface FoundClientsProps {
  /** Undefined: they are not there, because they are loading or could not be loaded. */
  readonly all: readonly ListedClient[] | undefined;
  readonly isLoading: boolean;
  /** Somebody added a moment ago, whom neither the search nor the filter may hide. */
  readonly newClientId: number | null;
  readonly children: ReactNode;
}

/**
 * Owns the search of the list and what it finds. A key redraws the field, and the count and the grid, which ask for their
 * part below, if it finds others; nothing else of the page. That the search is written into the address then redraws
 * nothing at all.
 */
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

/** What is typed into the search field, the way to change it, and whether it looks among active clients only. */
export function useSearchField() {
  const { field, isActiveOnly } = use(SearchContext);
  return { text: useSyncExternalStore(field.subscribe, field.read), setText: field.write, isActiveOnly };
}

/**
 * What the list shows. A key that finds the same draws nothing of it. Ten thousand names take a millisecond: drawing twice,
 * for the field and later for the list, would take more.
 */
export function useListState(): ClientListState {
  const { field, stateFor } = use(SearchContext);
  return useSyncExternalStore(field.subscribe, () => stateFor(field.read().trim()));
}
