export type LibraryChoice<Item> =
  | {
      readonly kind: 'one';
      readonly chosenKey: string | null;
      /** `isFollowing` when the arrow keys moved the cursor while an item was open. */
      readonly onChoose: (item: Item, isFollowing: boolean) => void;
    }
  | {
      readonly kind: 'many';
      /** Keys of the checked items, including those the list does not show. */
      readonly chosenKeys: ReadonlySet<string>;
      readonly onChoose: (items: readonly Item[], isChosen: boolean) => void;
    };

/** The checked items after some were checked or unchecked, in the order they were checked. */
export function withChosen<Key, Item>(
  chosen: ReadonlyMap<Key, Item>,
  changed: ReadonlyMap<Key, Item>,
  isNowChosen: boolean,
): ReadonlyMap<Key, Item> {
  if (isNowChosen) return new Map([...chosen, ...changed]);
  return new Map([...chosen].filter(([key]) => !changed.has(key)));
}

export function isChosen(choice: LibraryChoice<never>, key: string): boolean {
  return choice.kind === 'one' ? choice.chosenKey === key : choice.chosenKeys.has(key);
}
