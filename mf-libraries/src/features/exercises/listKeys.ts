/** How many rows Page Up and Page Down move. */
const ROWS_PER_PAGE_KEY = 10;

/** The row a key leads to from another one, kept inside the list; null for keys that do not move. */
export function rowAfterKey(key: string, row: number, rowCount: number): number | null {
  const target = targetOf(key, row, rowCount - 1);
  return target === null ? null : Math.max(0, Math.min(target, rowCount - 1));
}

function targetOf(key: string, row: number, last: number): number | null {
  switch (key) {
    case 'ArrowDown':
      return row + 1;
    case 'ArrowUp':
      return row - 1;
    case 'PageDown':
      return row + ROWS_PER_PAGE_KEY;
    case 'PageUp':
      return row - ROWS_PER_PAGE_KEY;
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return null;
  }
}
