import { type ReactNode, useMemo } from 'react';
import type { ListEntry } from './listEntries';
import type { RowState } from './LibraryListRow';

export interface RowDrawingInput<Item> {
  readonly entries: readonly ListEntry<Item>[];
  readonly renderRow: (item: Item, state: RowState) => ReactNode;
  readonly renderActions?: ((item: Item) => ReactNode) | undefined;
}

/** Renderers by row index that change only with the list, so that rows render once. */
export function useRowDrawing<Item>({ entries, renderRow, renderActions }: RowDrawingInput<Item>) {
  return useMemo(() => {
    const itemAt = (index: number) => {
      const entry = entries[index];
      return entry?.kind === 'item' ? entry : null;
    };
    return {
      renderRow: (index: number, state: RowState) => {
        const entry = itemAt(index);
        return entry && renderRow(entry.item, state);
      },
      renderActions: renderActions
        ? (index: number) => {
            const entry = itemAt(index);
            return entry && renderActions(entry.item);
          }
        : null,
    };
  }, [entries, renderRow, renderActions]);
}
