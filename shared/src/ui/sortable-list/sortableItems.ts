/** The list that is sorted, and what becomes of a move. */
export interface SortableItems<Item> {
  readonly items: readonly Item[];
  readonly itemKey: (item: Item) => string | number;
  /** What a row is called when its moves are spoken. */
  readonly itemName: (item: Item) => string;
  /** A row went from one place to another, both counted from 0. The owner shows the new order at once. */
  readonly onMove: (from: number, to: number) => void;
  readonly isDisabled: boolean;
}
