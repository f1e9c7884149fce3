import type { ListEntry } from './listEntries';

const ROWS_PER_PAGE_KEY = 10;

export function rowAfterKey(
  key: string,
  row: number,
  entries: readonly Pick<ListEntry<unknown>, 'kind'>[],
): number | null {
  const last = entries.length - 1;
  const target = targetOf(key, row, last);
  if (target === null) return null;
  const kept = Math.max(0, Math.min(target, last));
  return nearestItem(entries, kept, kept < row ? -1 : 1) ?? nearestItem(entries, kept, kept < row ? 1 : -1);
}

/** Nearest item in a direction, as headings cannot have the cursor. */
export function nearestItem(
  entries: readonly Pick<ListEntry<unknown>, 'kind'>[],
  from: number,
  step: 1 | -1,
): number | null {
  for (let row = from; row >= 0 && row < entries.length; row += step) {
    if (entries[row]?.kind === 'item') return row;
  }
  return null;
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
