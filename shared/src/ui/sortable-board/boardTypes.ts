export type RowKey = string | number;

/** A position in a list; `index` does not count the moved row. */
export interface BoardPosition {
  readonly listId: string;
  readonly index: number;
}

/** A row moved within its list or into another one. */
export interface BoardMove {
  readonly key: RowKey;
  readonly from: BoardPosition;
  readonly to: BoardPosition;
}

/** A copy of a source was inserted into a list. */
export interface BoardInsert {
  readonly key: RowKey;
  readonly to: BoardPosition;
}

/** Callbacks for moves and inserts. */
export interface BoardHandlers {
  readonly onMove: (move: BoardMove) => void;
  readonly onInsert?: ((insert: BoardInsert) => void) | undefined;
}

/** The held row; `listId` is null for a source. */
export interface HeldRow {
  readonly key: RowKey;
  readonly name: string;
  readonly listId: string | null;
}

/** Rows stacked or side by side. */
export type BoardAxis = 'down' | 'across';

/** Viewport coordinates in pixels. */
export interface ScreenPoint {
  readonly x: number;
  readonly y: number;
}

/** A mounted list. */
export interface BoardListEntry {
  readonly id: string;
  readonly name: string;
  readonly isDisabled: boolean;
  readonly axis: BoardAxis;
  readonly count: number;
  readonly indexOf: (key: RowKey) => number;
  readonly area: HTMLElement;
  readonly rows: HTMLElement;
  readonly line: HTMLElement;
}
