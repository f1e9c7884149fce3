export type RowKey = string | number;

/** A place in one of the lists. `index` counts the rows before it, without the row that moves. */
export interface BoardPosition {
  readonly listId: string;
  readonly index: number;
}

/** A row went from one place to another, in its list or into another one. */
export interface BoardMove {
  readonly key: RowKey;
  readonly from: BoardPosition;
  readonly to: BoardPosition;
}

/** Something from outside the lists was put into one: a copy, as what it came from stays where it is. */
export interface BoardInsert {
  readonly key: RowKey;
  readonly to: BoardPosition;
}

/** What becomes of moves. */
export interface BoardHandlers {
  readonly onMove: (move: BoardMove) => void;
  readonly onInsert?: ((insert: BoardInsert) => void) | undefined;
}

/** What is moved. */
export interface HeldRow {
  readonly key: RowKey;
  /** What it is called when it is spoken of. */
  readonly name: string;
  /** The list it stands in; null for a source, of which a copy goes. */
  readonly listId: string | null;
}

/** How the rows of a list follow each other: one below the other, or side by side. */
export type BoardAxis = 'down' | 'across';

/** A place in the window, in pixels. */
export interface ScreenPoint {
  readonly x: number;
  readonly y: number;
}

/** A list as it stands in the page now. */
export interface BoardListEntry {
  readonly id: string;
  readonly name: string;
  /** Nothing leaves it and nothing comes in. */
  readonly isDisabled: boolean;
  readonly axis: BoardAxis;
  readonly count: number;
  /** The place of a row; -1 when it is not there. */
  readonly indexOf: (key: RowKey) => number;
  /** What takes drops: the rows with what stands above and below them. */
  readonly area: HTMLElement;
  /** The element whose children are the rows. */
  readonly rows: HTMLElement;
  readonly line: HTMLElement;
}
