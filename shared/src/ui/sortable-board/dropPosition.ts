import type { BoardMove } from './boardTypes';

/** Where a row stands on the screen, in pixels: from its top to its bottom, or side by side from its left to its right. */
export interface RowSpan {
  readonly start: number;
  readonly end: number;
}

/** The rows of a list as they stand now, counted from 0. */
export interface RowSpans {
  readonly count: number;
  readonly spanOf: (index: number) => RowSpan;
}

/**
 * The gap between rows that is nearest to a point: 0 before the first row, `count` behind the last. Looks at few rows
 * only, so that it costs the same in a long list.
 */
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

/** Where a gap is: in the middle between its neighbours, at the ends of the list at its edge. */
export function pointOfGap(gap: number, { count, spanOf }: RowSpans): number {
  if (count === 0) return 0;
  if (gap === 0) return spanOf(0).start;
  if (gap === count) return spanOf(count - 1).end;
  return (spanOf(gap - 1).end + spanOf(gap).start) / 2;
}

/** The place a row has once it is taken out of the list and put into a gap. */
export const positionInGap = (from: number, gap: number): number => (gap > from ? gap - 1 : gap);

/** The list with one of its items at another place; a place there is not changes nothing. */
export function withMoved<Item>(items: readonly Item[], from: number, to: number): readonly Item[] {
  const [moved] = items.slice(from, from + 1);
  if (moved === undefined || from === to) return items;
  const rest = items.toSpliced(from, 1);
  return rest.toSpliced(to, 0, moved);
}

/** Lists of which one row went to another place, in its list or into another one. For owners that keep plain lists. */
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
