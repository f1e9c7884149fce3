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
 * Owns the search of the list and what it finds. A key redraws the field, the count and the grid, which ask for their
 * part below, and nothing else of the page; that the search is written into the address then redraws nothing at all.
 */
export function FoundClients({ all, isLoading, newClientId, children }: FoundClientsProps) {
  const addressed = useAddressedSearch();
  const [isActiveOnly, setIsActiveOnly] = useActiveOnly();
  const [field] = useState(() => searchField(addressed));
  useShowNewClient(newClientId, () => {
    field.write('');
    setIsActiveOnly(false);
  });
  const found = useMemo(() => {
    const stateFor = clientListStates({ all, isLoading, isActiveOnly });
    return { field, find: onceInARow((search) => ({ search, isActiveOnly, state: stateFor(search) })) };
  }, [field, all, isLoading, isActiveOnly]);
  return (
    <SearchContext value={found}>
      <AddressOfSearch field={field} />
      {children}
    </SearchContext>
  );
}

function AddressOfSearch({ field }: { readonly field: SearchField }) {
  useSearchInAddress(useSyncExternalStore(field.subscribe, field.read), field.write);
  return null;
}

interface Found {
  readonly search: string;
  readonly isActiveOnly: boolean;
  readonly state: ClientListState;
}

interface Search {
  readonly field: SearchField;
  readonly find: (search: string) => Found;
}

const nowhere: Search = {
  field: searchField(''),
  find: (search) => ({ search, isActiveOnly: false, state: { kind: 'loading' } }),
};
const SearchContext = createContext(nowhere);

/** What is typed into the search field, and the way to change it. */
export function useSearchField() {
  const { field } = use(SearchContext);
  return { text: useSyncExternalStore(field.subscribe, field.read), setText: field.write };
}

/**
 * What the list shows, and the search that it shows it for. Ten thousand names take a millisecond: drawing twice, for the
 * field and later for the list, would take more.
 */
export function useFound(): Found {
  const { field, find } = use(SearchContext);
  return find(useSyncExternalStore(field.subscribe, field.read).trim());
}

/** Several who ask for the same, one after the other, get one answer. */
function onceInARow(find: Search['find']): Search['find'] {
  let last: Found | null = null;
  return (search) => {
    if (last?.search !== search) last = find(search);
    return last;
  };
}
