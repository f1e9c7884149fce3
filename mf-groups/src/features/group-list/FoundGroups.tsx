import { useSearchText } from '@formline/shared/routing';
import { createContext, type ReactNode, use, useMemo, useEffect, useEffectEvent } from 'react';
import { type GroupListState, groupListState } from './groupListState';
import { arrangeGroups, type FiguresOfGroups, needsFigures, useGroupView } from './groupView';
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
  /** Undefined while loading or after a failure. */
  readonly figures: FiguresOfGroups | undefined;
  readonly newGroupId: number | null;
  readonly children: ReactNode;
}

const NO_FIGURES: FiguresOfGroups = new Map();

/** Owns search, order and filter, so that typing renders only the consumers of their result. */
export function FoundGroups({ all, isLoading, figures, newGroupId, children }: FoundGroupsProps) {
  const [text, setText] = useSearchText();
  const [{ order, isBehindOnly }, choose] = useGroupView();
  useShowNewGroup(newGroupId, () => {
    setText('');
    if (isBehindOnly) choose({ isBehindOnly: false });
  });
  const search = text.trim();
  const arranged = useMemo(() => {
    const view = { order, isBehindOnly };
    const isWaiting = needsFigures(view) && !figures;
    return all && !isWaiting ? arrangeGroups(all, view, figures ?? NO_FIGURES) : undefined;
  }, [all, order, isBehindOnly, figures]);
  const state = useMemo(
    () => groupListState({ all, arranged, isFiltered: isBehindOnly, isLoading, search }),
    [all, arranged, isBehindOnly, isLoading, search],
  );
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
