import type { ReactNode } from 'react';

export interface CommandItem {
  id: string;
  label: string;
  note?: string | undefined;
  icon?: ReactNode;
}

export interface CommandGroup {
  label: string;
  items: readonly CommandItem[];
}

/** All items in the order of the arrow keys. */
export const itemsOf = (groups: readonly CommandGroup[]): readonly CommandItem[] =>
  groups.flatMap(({ items }) => items);

/** The item an arrow key moves to, wrapping at the ends; undefined for other keys. */
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
