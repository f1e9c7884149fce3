import type { ListOrder } from './listViewState';

/** What the calls of the libraries' lists are told of an order. */
export const listSortings = {
  name: { sortField: 'name', sortOrder: 'asc' },
  mostRecent: { sortField: 'created_at', sortOrder: 'desc' },
} as const satisfies Record<ListOrder, object>;
