import { foldText } from '@formline/shared/domain/text/foldText';
import { canBeSimilar, searchWords, similarNames } from '@formline/shared/domain/people/nameSearch';
import type { Paging, RowRange } from './pageOf';
import { type SearchParts, searchParts } from '../../platform/search/searchParts';

/** An item of a list by its name in the form texts are searched in. */
export interface NamedRow {
  readonly id: number;
  readonly searchName: string;
}

export interface FoundPage<Row> {
  readonly rows: readonly Row[];
  /** Null on the last page. */
  readonly nextPage: number | null;
  /** How many items all pages have, while another page follows. */
  readonly total: number | undefined;
}

interface SearchedList<Row> {
  readonly search: Paging & { readonly search?: string | undefined };
  /** The items that hold the words, each with the number of all. */
  readonly find: (
    parts: SearchParts,
    range: RowRange,
  ) => Promise<readonly (Row & { readonly total: number })[]>;
  /** Every item the search is made among, in the order of the list. */
  readonly listNames: () => Promise<readonly NamedRow[]>;
  readonly listByIds: (ids: number[]) => Promise<readonly Row[]>;
}

/** A page of a searched list, by the rule of `searchNames`: similar names only while nothing holds the words as typed. */
export async function searchPage<Row extends { readonly id: number }>(
  list: SearchedList<Row>,
): Promise<FoundPage<Row>> {
  const { page, size, search } = list.search;
  const parts = searchParts(search);
  const offset = (page - 1) * size;
  const rows = await list.find(parts, { offset, limit: size });
  const total = rows[0]?.total ?? (page > 1 ? await countAll(list, parts) : 0);
  if (total > 0 || parts.patterns.length === 0) return pageWith(rows, { page, size, total });
  const words = searchWords(search ?? '');
  const names = canBeSimilar(words) ? await list.listNames() : [];
  const similar = similarNames(names, words, ({ searchName }) => foldText(searchName));
  const ids = similar.slice(offset, offset + size).map(({ id }) => id);
  return pageWith(await inOrder(list, ids), { page, size, total: similar.length });
}

function pageWith<Row>(
  rows: readonly Row[],
  { page, size, total }: Paging & { readonly total: number },
): FoundPage<Row> {
  return page * size < total
    ? { rows, nextPage: page + 1, total }
    : { rows, nextPage: null, total: undefined };
}

/** A page behind the last one has no row to say how many there are. */
async function countAll<Row>({ find }: SearchedList<Row>, parts: SearchParts): Promise<number> {
  const [first] = await find(parts, { offset: 0, limit: 1 });
  return first?.total ?? 0;
}

async function inOrder<Row extends { readonly id: number }>(
  { listByIds }: SearchedList<Row>,
  ids: number[],
): Promise<readonly Row[]> {
  const found = new Map((ids.length > 0 ? await listByIds(ids) : []).map((row) => [row.id, row]));
  return ids.flatMap((id) => found.get(id) ?? []);
}
