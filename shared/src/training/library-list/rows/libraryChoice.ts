/** What choosing a row does: one item is opened beside the list, or many are ticked. */
export type LibraryChoice<Item> =
  | {
      readonly kind: 'one';
      readonly chosenKey: string | null;
      /** `isFollowing` when the arrow keys moved on while an item was open. */
      readonly onChoose: (item: Item, isFollowing: boolean) => void;
    }
  | {
      readonly kind: 'many';
      /** Keys of the ticked items, also of those the list does not show now. */
      readonly chosenKeys: ReadonlySet<string>;
      /** A press, or a range with Shift, ticks these items or unticks them. */
      readonly onChoose: (items: readonly Item[], isChosen: boolean) => void;
    };

/** Whether the item with this key is the open one, or ticked. */
export function isChosen(choice: LibraryChoice<never>, key: string): boolean {
  return choice.kind === 'one' ? choice.chosenKey === key : choice.chosenKeys.has(key);
}
