import type { BoardMove } from './boardTypes';

/** The extent of a row in viewport pixels along the list's axis. */
export interface RowSpan {
  readonly start: number;
  readonly end: number;
}

export interface RowSpans {
  readonly count: number;
  readonly spanOf: (index: number) => RowSpan;
}

/** The gap nearest to a point, from 0 to `count`. A binary search, so that long lists cost the same. */
export function nearestGap(at: number, { count, spanOf }: RowSpans): number {
  let low = 0;
  let high = count;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    const { start, end } = spanOf(middle);
    if (at < (start + end) / 2) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** The coordinate of a gap: the middle between its neighbours, or the list's edge. */
export function pointOfGap(gap: number, { count, spanOf }: RowSpans): number {
  if (count === 0) return 0;
  if (gap === 0) return spanOf(0).start;
  if (gap === count) return spanOf(count - 1).end;
  return (spanOf(gap - 1).end + spanOf(gap).start) / 2;
}

/** The index of a row after it was removed and inserted into a gap. */
export const positionInGap = (from: number, gap: number): number => (gap > from ? gap - 1 : gap);

/** Moves an item to another index; an invalid index changes nothing. */
export function withMoved<Item>(items: readonly Item[], from: number, to: number): readonly Item[] {
  const [moved] = items.slice(from, from + 1);
  if (moved === undefined || from === to) return items;
  const rest = items.toSpliced(from, 1);
  return rest.toSpliced(to, 0, moved);
}

export function withMovedBetween<Item>(
  lists: Readonly<Record<string, readonly Item[]>>,
  { from, to }: Pick<BoardMove, 'from' | 'to'>,
): Readonly<Record<string, readonly Item[]>> {
  const source = lists[from.listId] ?? [];
  const [moved] = source.slice(from.index, from.index + 1);
  if (moved === undefined) return lists;
  const without = { ...lists, [from.listId]: source.toSpliced(from.index, 1) };
  return { ...without, [to.listId]: (without[to.listId] ?? []).toSpliced(to.index, 0, moved) };
}
