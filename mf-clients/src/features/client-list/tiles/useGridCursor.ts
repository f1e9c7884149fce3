import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { indexAfterKey } from './gridKeys';
import type { ListedClient } from '../listedClients';
import { tileId } from './tileId';
import type { GridLayout } from './useGridLayout';

interface GridCursor {
  readonly gridRef: RefObject<HTMLDivElement | null>;
  readonly index: number;
  readonly handleKeyDown: (event: KeyboardEvent) => void;
  readonly handleFocus: (event: FocusEvent) => void;
}

export function useGridCursor(
  listed: readonly ListedClient[],
  { columns, rowPx }: GridLayout,
  newClientId: number | null,
): GridCursor {
  const count = listed.length;
  const gridRef = useRef<HTMLDivElement>(null);
  const [wantedIndex, setWantedIndex] = useState(0);
  const [metId, setMetId] = useState<number | null>(null);
  if (newClientId !== metId) {
    const newIndex = listed.findIndex(({ client }) => client.id === newClientId);
    if (newIndex !== -1) {
      setMetId(newClientId);
      setWantedIndex(newIndex);
    }
  }
  const hasMovedByKey = useRef(false);
  const index = Math.min(wantedIndex, Math.max(count - 1, 0));
  const atCursor = listed[index];
  const idAtCursor = atCursor && tileId(atCursor.client);
  useEffect(() => {
    if (!hasMovedByKey.current) return;
    hasMovedByKey.current = false;
    if (idAtCursor !== undefined) document.getElementById(idAtCursor)?.focus();
  }, [idAtCursor]);
  const handleKeyDown = (event: KeyboardEvent) => {
    if (!(event.target instanceof Node && gridRef.current?.contains(event.target))) return;
    if (event.target === gridRef.current) return;
    if (event.defaultPrevented || event.altKey || event.metaKey || event.shiftKey) return;
    const rowsPerPage = Math.max(1, Math.floor(window.innerHeight / rowPx) - 1);
    const next = indexAfterKey(event, { index, count, columns, rowsPerPage });
    if (next === null) return;
    event.preventDefault();
    hasMovedByKey.current = next !== index;
    setWantedIndex(next);
  };
  const handleFocus = (event: FocusEvent) => {
    if (event.target.id === idAtCursor) return;
    const focused = listed.findIndex(({ client }) => tileId(client) === event.target.id);
    if (focused !== -1) setWantedIndex(focused);
  };
  return { gridRef, index, handleKeyDown, handleFocus };
}
