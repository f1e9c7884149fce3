import { useSearchText } from '@formline/shared/routing';
import { createContext, type ReactNode, use, useMemo, useEffect, useEffectEvent } from 'react';
import { type GroupListState, groupListState } from './groupListState';
import type { ListedGroup } from './listedGroups';

interface Found {
  /** What is typed. */
  readonly text: string;
  readonly setText: (text: string) => void;
  readonly state: GroupListState;
}

const FoundContext = createContext<Found>({ text: '', setText: () => undefined, state: { kind: 'loading' } });

/** What is searched for, and what the list shows for it. */
export const useFound = (): Found => use(FoundContext);

interface FoundGroupsProps {
  /** Undefined: they are not there, because they are loading or could not be loaded. */
  readonly all: readonly ListedGroup[] | undefined;
  readonly isLoading: boolean;
  /** A group made a moment ago, which no search may hide. */
  readonly newGroupId: number | null;
  readonly children: ReactNode;
}

/** Owns the search of the list. A key draws only those below who ask for what it found, and nothing else of the page. */
export function FoundGroups({ all, isLoading, newGroupId, children }: FoundGroupsProps) {
  const [text, setText] = useSearchText();
  useShowNewGroup(newGroupId, () => setText(''));
  const search = text.trim();
  const state = useMemo(() => groupListState({ all, isLoading, search }), [all, isLoading, search]);
  const found = useMemo(() => ({ text, setText, state }), [text, setText, state]);
  return <FoundContext value={found}>{children}</FoundContext>;
}

/** Ends the search when a group is made, so that it is in sight. */
function useShowNewGroup(newGroupId: number | null, endSearch: () => void): void {
  const end = useEffectEvent(endSearch);
  // Meets the address bar: the search stands there.
  useEffect(() => {
    if (newGroupId !== null) end();
  }, [newGroupId]);
}
