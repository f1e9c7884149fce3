import * as z from '@formline/shared/contracts/schema';
import { useSearchParams } from '@formline/shared/routing';
import { browserRecord } from '@formline/shared/session';
import { useState } from 'react';
import { type ClientColumn, COLUMNS, type SortColumn, type TableSort } from './clientColumns';

const columnsSchema = z.object({ order: z.array(z.string()), hidden: z.array(z.string()) });
const remembered = browserRecord('clientTable', columnsSchema, { tabs: 'all', until: 'removed' });

export interface TableColumns {
  readonly order: readonly ClientColumn[];
  readonly hidden: readonly ClientColumn[];
}

const isColumn = (text: string): text is ClientColumn => COLUMNS.some((column) => column === text);

/** Columns that were added since come last. */
export function columnsOf(stored: z.output<typeof columnsSchema> | null): TableColumns {
  const order = (stored?.order ?? []).filter(isColumn);
  return {
    order: [...new Set([...order, ...COLUMNS])],
    hidden: (stored?.hidden ?? []).filter(isColumn),
  };
}

export const shownColumns = ({ order, hidden }: TableColumns): readonly ClientColumn[] =>
  order.filter((column) => !hidden.includes(column));

export function useTableColumns() {
  const [columns, setColumns] = useState(() => columnsOf(remembered.read()));
  const choose = (next: TableColumns) => {
    setColumns(next);
    remembered.write({ order: [...next.order], hidden: [...next.hidden] });
  };
  return [columns, choose] as const;
}

const SORT_PARAMETER = 'sort';
const DESCENDING = '-';

/** `adherence30` or `-adherence30` in the address; by name without. */
export function sortOf(text: string | null): TableSort {
  const isDescending = text?.startsWith(DESCENDING) === true;
  const name = isDescending ? text.slice(DESCENDING.length) : (text ?? '');
  return {
    column: isColumn(name) ? name : 'name',
    isDescending: isDescending && (isColumn(name) || name === 'name'),
  };
}

const textOf = ({ column, isDescending }: TableSort): string => (isDescending ? DESCENDING : '') + column;

export function useTableSort() {
  const [query, setQuery] = useSearchParams();
  const sort = sortOf(query.get(SORT_PARAMETER));
  /** A second press turns the order around. */
  const sortBy = (column: SortColumn) => {
    const isDescending = sort.column === column && !sort.isDescending;
    const next = new URLSearchParams(query);
    if (column === 'name' && !isDescending) next.delete(SORT_PARAMETER);
    else next.set(SORT_PARAMETER, textOf({ column, isDescending }));
    setQuery(next, { replace: true });
  };
  return [sort, sortBy] as const;
}
