export interface GridPosition {
  readonly index: number;
  readonly count: number;
  readonly columns: number;
  readonly rowsPerPage: number;
}

export interface GridKey {
  readonly key: string;
  readonly ctrlKey: boolean;
}

export function indexAfterKey({ key, ctrlKey }: GridKey, position: GridPosition): number | null {
  const { index, count, columns, rowsPerPage } = position;
  const rowStart = index - (index % columns);
  const last = count - 1;
  switch (key) {
    case 'ArrowRight':
      return Math.min(index + 1, last);
    case 'ArrowLeft':
      return Math.max(index - 1, 0);
    case 'ArrowDown':
      return rowsDown(position, 1);
    case 'ArrowUp':
      return rowsUp(position, 1);
    case 'PageDown':
      return rowsDown(position, rowsPerPage);
    case 'PageUp':
      return rowsUp(position, rowsPerPage);
    case 'Home':
      return ctrlKey ? 0 : rowStart;
    case 'End':
      return ctrlKey ? last : Math.min(rowStart + columns - 1, last);
    default:
      return null;
  }
}

/** Also reaches a last row too short for the column. */
function rowsDown({ index, count, columns }: GridPosition, rows: number): number {
  const lastRow = Math.floor((count - 1) / columns);
  const row = Math.min(Math.floor(index / columns) + rows, lastRow);
  return Math.min(row * columns + (index % columns), count - 1);
}

function rowsUp({ index, columns }: GridPosition, rows: number): number {
  const row = Math.max(Math.floor(index / columns) - rows, 0);
  return row * columns + (index % columns);
}
