import type { ReactNode } from 'react';

/** Something to pick. */
export interface CommandItem {
  /** Unique in the whole list. */
  id: string;
  label: string;
  /** What it is or where it leads, quieter. */
  note?: string | undefined;
  icon?: ReactNode;
}

export interface CommandGroup {
  label: string;
  items: readonly CommandItem[];
}

/** The items in the order in which the arrow keys go through them. */
export const itemsOf = (groups: readonly CommandGroup[]): readonly CommandItem[] =>
  groups.flatMap(({ items }) => items);

/** The item an arrow key leads to; past the end it starts again. Undefined for keys that do not move. */
export function itemAfterKey(
  key: string,
  items: readonly CommandItem[],
  activeId: string | undefined,
): CommandItem | undefined {
  const at = items.findIndex(({ id }) => id === activeId);
  if (key === 'ArrowDown') return items[(at + 1) % items.length];
  if (key === 'ArrowUp') return items.at(at <= 0 ? -1 : at - 1);
  return undefined;
}
