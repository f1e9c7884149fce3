import { useSearchText } from '@formline/shared/routing';
import { createContext, type ReactNode, use, useMemo } from 'react';
import { clientListState, type ClientListState } from './clientListState';
import type { ListedClient } from './listedClients';
import { useShowNewClient } from './useShowNewClient';

interface FoundClientsProps {
  /** Undefined: they are not there, because they are loading or could not be loaded. */
  readonly all: readonly ListedClient[] | undefined;
  readonly isLoading: boolean;
  readonly isActiveOnly: boolean;
  /** Somebody added a moment ago, whom neither the search nor the filter may hide. */
  readonly newClientId: number | null;
  readonly onShowInactive: () => void;
  readonly children: ReactNode;
}

/**
 * Owns the search of the list and what it finds. A key redraws the field, the count and the grid, which ask for their
 * part below, and nothing else of the page.
 */
export function FoundClients(props: FoundClientsProps) {
  const { all, isLoading, isActiveOnly, newClientId, onShowInactive, children } = props;
  const [text, setText] = useSearchText();
  useShowNewClient(newClientId, () => {
    setText('');
    onShowInactive();
  });
  // Ten thousand names take a millisecond: drawing twice, for the field and later for the list, would take more.
  const search = text.trim();
  const field = useMemo(() => ({ text, setText }), [text, setText]);
  const found = useMemo(
    () => ({ search, state: clientListState({ all, isLoading, search, isActiveOnly }) }),
    [all, isLoading, search, isActiveOnly],
  );
  return (
    <FieldContext value={field}>
      <FoundContext value={found}>{children}</FoundContext>
    </FieldContext>
  );
}

interface SearchField {
  readonly text: string;
  readonly setText: (text: string) => void;
}

interface Found {
  readonly search: string;
  readonly state: ClientListState;
}

const FieldContext = createContext<SearchField>({ text: '', setText: () => undefined });
const FoundContext = createContext<Found>({ search: '', state: { kind: 'loading' } });

/** What is typed into the search field. */
export const useSearchField = (): SearchField => use(FieldContext);

/** What the list shows, and the search that it shows it for. */
export const useFound = (): Found => use(FoundContext);
