import type { ListOrder } from './listViewState';

export const listSortings = {
  name: { sortField: 'name', sortOrder: 'asc' },
  mostRecent: { sortField: 'created_at', sortOrder: 'desc' },
} as const satisfies Record<ListOrder, object>;
