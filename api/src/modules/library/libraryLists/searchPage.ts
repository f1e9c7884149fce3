import { foldText } from '@formline/shared/domain/text/foldText';
import {
  bySimilarity,
  canBeSimilar,
  nearestNames,
  searchWords,
} from '@formline/shared/domain/people/nameSearch';
import type { Paging, RowRange } from '../../../database/pageOf';
import type { ListOrder } from './sortedBy.repository';
import { type SearchParts, searchParts } from '../../platform/search/searchParts';

export interface NamedRow {
  readonly id: number;
  readonly searchName: string;
  /** Where own items come first: ranked among themselves. */
  readonly isOwn?: boolean;
}

export interface FoundPage<Row> {
  readonly rows: readonly Row[];
  readonly nextPage: number | null;
  readonly total: number | undefined;
}

interface SearchedList<Row> {
  readonly search: Paging & {
    readonly search?: string | undefined;
    readonly sortField?: ListOrder['sortField'];
  };
  readonly find: (
    parts: SearchParts,
    range: RowRange,
  ) => Promise<readonly (Row & { readonly total: number })[]>;
  readonly listNames: () => Promise<readonly NamedRow[]>;
  readonly listByIds: (ids: number[]) => Promise<readonly Row[]>;
}

/** Similar names are searched only when no name holds the typed words (see `searchNames`). */
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
  const nearest = nearestNames(names, words, foldedOf);
  const similar = list.search.sortField === 'created_at' ? nearest : rankedSimilar(nearest, words);
  const ids = similar.slice(offset, offset + size).map(({ id }) => id);
  return pageWith(await inOrder(list, ids), { page, size, total: similar.length });
}

const foldedOf = ({ searchName }: NamedRow): string => foldText(searchName);

const rankedSimilar = (rows: readonly NamedRow[], words: readonly string[]): readonly NamedRow[] => [
  ...bySimilarity(
    rows.filter(({ isOwn }) => isOwn),
    words,
    foldedOf,
  ),
  ...bySimilarity(
    rows.filter(({ isOwn }) => !isOwn),
    words,
    foldedOf,
  ),
];

function pageWith<Row>(
  rows: readonly Row[],
  { page, size, total }: Paging & { readonly total: number },
): FoundPage<Row> {
  return page * size < total
    ? { rows, nextPage: page + 1, total }
    : { rows, nextPage: null, total: undefined };
}

/** A page past the end has no row that carries the total. */
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
