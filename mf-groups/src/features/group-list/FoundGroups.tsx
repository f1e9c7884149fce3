import { useSearchText } from '@formline/shared/routing';
import { createContext, type ReactNode, use, useMemo, useEffect, useEffectEvent } from 'react';
import { type GroupListState, groupListState } from './groupListState';
import type { ListedGroup } from './listedGroups';

interface Found {
  readonly text: string;
  readonly setText: (text: string) => void;
  readonly state: GroupListState;
}

const FoundContext = createContext<Found>({ text: '', setText: () => undefined, state: { kind: 'loading' } });

export const useFound = (): Found => use(FoundContext);

interface FoundGroupsProps {
  readonly all: readonly ListedGroup[] | undefined;
  readonly isLoading: boolean;
  readonly newGroupId: number | null;
  readonly children: ReactNode;
}

/** Owns the search, so that typing renders only the consumers of its result. */
export function FoundGroups({ all, isLoading, newGroupId, children }: FoundGroupsProps) {
  const [text, setText] = useSearchText();
  useShowNewGroup(newGroupId, () => setText(''));
  const search = text.trim();
  const state = useMemo(() => groupListState({ all, isLoading, search }), [all, isLoading, search]);
  const found = useMemo(() => ({ text, setText, state }), [text, setText, state]);
  return <FoundContext value={found}>{children}</FoundContext>;
}

function useShowNewGroup(newGroupId: number | null, endSearch: () => void): void {
  const end = useEffectEvent(endSearch);
  // External system: the URL, which holds the search.
  useEffect(() => {
    if (newGroupId !== null) end();
  }, [newGroupId]);
}
