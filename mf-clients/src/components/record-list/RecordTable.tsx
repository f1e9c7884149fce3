import { ShowMore } from '@formline/shared/ui/controls';
import { chakra } from '@formline/shared/ui/core';
import type { ReactNode } from 'react';

const Table = chakra('table', {
  base: {
    w: 'full',
    fontVariantNumeric: 'tabular-nums',
    '& th, & td': { px: '3', py: '2', textAlign: 'start', verticalAlign: 'middle' },
    '& th': { fontSize: 'sm', fontWeight: 'medium', color: 'fg.muted' },
    '& tbody tr': { borderTop: 'thin', borderColor: 'border' },
    '& th, & td:not([data-wraps])': { whiteSpace: 'nowrap' },
    '& td[data-wraps]': { minW: '32', overflowWrap: 'anywhere' },
    '& svg': { boxSize: 'icon.sm' },
  },
});

interface RecordTableProps<T> {
  readonly records: readonly T[];
  /** Absent: no head. */
  readonly columns?: readonly string[];
  /** For a table without a head. */
  readonly 'aria-label'?: string;
  /** The row of a record. A cell with `data-wraps` may break its lines. */
  readonly children: (record: T) => ReactNode;
}

/** A row for each record, a hundred at a time. */
export function RecordTable<T>({ records, columns, children, ...labels }: RecordTableProps<T>) {
  return (
    <ShowMore items={records}>
      {(shown) => (
        <Table {...labels}>
          {columns && (
            <thead>
              <tr>
                {columns.map((column) => (
                  <th key={column} scope="col">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
          )}
          <tbody>{shown.map(children)}</tbody>
        </Table>
      )}
    </ShowMore>
  );
}
