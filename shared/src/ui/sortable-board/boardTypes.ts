export type RowKey = string | number;

/** A position in a list; `index` does not count the moved row. */
export interface BoardPosition {
  readonly listId: string;
  readonly index: number;
}

export interface BoardMove {
  readonly key: RowKey;
  readonly from: BoardPosition;
  readonly to: BoardPosition;
}

export interface BoardInsert {
  readonly key: RowKey;
  readonly to: BoardPosition;
}

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

export type BoardAxis = 'down' | 'across';

/** Viewport coordinates in pixels. */
export interface ScreenPoint {
  readonly x: number;
  readonly y: number;
}

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
