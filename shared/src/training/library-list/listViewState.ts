import { searchText, urlId } from '@formline/shared/contracts/primitives';
import * as z from '@formline/shared/contracts/schema';

export type ListOrder = 'name' | 'mostRecent';

export interface ListViewState {
  readonly search: string;
  readonly order: ListOrder;
}

const MOST_RECENT: ListOrder = 'mostRecent';

/** Reads search and order from the query string; invalid values are ignored. */
export function readListViewState(params: URLSearchParams): ListViewState {
  const search = z.safeParse(searchText, params.get('search') ?? '');
  return {
    search: search.success ? search.data : '',
    order: params.get('sort') === MOST_RECENT ? MOST_RECENT : 'name',
  };
}

export function writeListViewState(
  params: URLSearchParams,
  { search, order }: ListViewState,
): URLSearchParams {
  return withParameters(params, { search: search || null, sort: order === 'name' ? null : order });
}

/** Copy of the query string with these parameters; null removes one. */
export function withParameters(
  params: URLSearchParams,
  given: Readonly<Record<string, string | null>>,
): URLSearchParams {
  const written = new URLSearchParams(params);
  for (const [name, value] of Object.entries(given)) {
    if (value === null) written.delete(name);
    else written.set(name, value);
  }
  return written;
}

export function readId(params: URLSearchParams, name: string): number | null {
  const id = z.safeParse(urlId, params.get(name) ?? '');
  return id.success ? id.data : null;
}

/** The comma-separated ids in a parameter; invalid ones are ignored. */
export function readIds(params: URLSearchParams, name: string): number[] {
  const ids = (params.get(name) ?? '').split(',').map((text) => z.safeParse(urlId, text));
  return [...new Set(ids.flatMap((id) => (id.success ? [id.data] : [])))];
}

export function idsParameter(ids: readonly number[]): string | null {
  return ids.length > 0 ? ids.join(',') : null;
}

export const listSortings = {
  name: { sortField: 'name', sortOrder: 'asc' },
  mostRecent: { sortField: 'created_at', sortOrder: 'desc' },
} as const satisfies Record<ListOrder, object>;
