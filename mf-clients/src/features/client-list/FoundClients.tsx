import { useAddressedSearch, useSearchInAddress, useSearchParams } from '@formline/shared/routing';
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
import { TAGS_PARAMETER, useTaggedClients } from '../../components/tags/tagFilter';
import { NO_FILTERS, withFilters } from './filters/listFilters';
import { SHOW_PARAMETER, useActiveOnly } from './useActiveOnly';

interface FoundClientsProps {
  readonly all: readonly ListedClient[] | undefined;
  readonly isLoading: boolean;
  readonly filtered: readonly ListedClient[] | undefined;
  readonly newClientId: number | null;
  readonly children: ReactNode;
}

/** Owns the search, so that a key re-renders the field alone. Updating the URL re-renders nothing. */
export function FoundClients({ all, isLoading, filtered, newClientId, children }: FoundClientsProps) {
  const addressed = useAddressedSearch();
  const [isActiveOnly] = useActiveOnly();
  const { taggedIds, isLoading: areTagsLoading } = useTaggedClients();
  const clearFilters = useClearFilters();
  const [field] = useState(() => searchField(addressed));
  useShowNewClient(newClientId, () => {
    field.write('');
    clearFilters();
  });
  const search = useMemo(
    () => ({
      field,
      isActiveOnly,
      stateFor: clientListStates({
        all: areTagsLoading ? undefined : all,
        isLoading: isLoading || areTagsLoading,
        isActiveOnly,
        taggedIds,
        filtered,
      }),
    }),
    [field, all, isLoading, areTagsLoading, isActiveOnly, taggedIds, filtered],
  );
  return (
    <SearchContext value={search}>
      <AddressOfSearch field={field} />
      {children}
    </SearchContext>
  );
}

export function useClearFilters(): () => void {
  const [query, setQuery] = useSearchParams();
  return () => {
    const next = withFilters(query, NO_FILTERS);
    for (const parameter of [SHOW_PARAMETER, TAGS_PARAMETER]) next.delete(parameter);
    setQuery(next, { replace: true });
  };
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

/** Reads who is shown when it is called, so that its component renders for no key of the search. */
export function useReadShown(): () => readonly ListedClient[] {
  const { field, stateFor } = use(SearchContext);
  return () => {
    const state = stateFor(field.read().trim());
    return 'shown' in state ? state.shown : [];
  };
}

/** Clears search and filter, so that the new client is visible. */
function useShowNewClient(newClientId: number | null, showAll: () => void): void {
  const show = useEffectEvent(showAll);
  useEffect(() => {
    if (newClientId !== null) show();
  }, [newClientId]);
}
