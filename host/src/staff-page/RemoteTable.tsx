import { chakra } from '@formline/shared/ui/core';
import type { RemoteRow } from './remoteRows';
import { RemoteTableRow } from './RemoteTableRow';
import { staffPageTexts } from './staffPage.texts';

const { table: texts } = staffPageTexts;

const Frame = chakra('div', {
  base: { borderRadius: 'lg', border: 'thin', borderColor: 'border', bg: 'bg.surface', overflowX: 'auto' },
});

const Table = chakra('table', {
  base: {
    w: 'full',
    fontSize: 'sm',
    borderCollapse: 'collapse',
    '& th, & td': { px: '4', py: '3', textAlign: 'start', verticalAlign: 'top' },
    '& thead th': {
      color: 'fg.muted',
      fontSize: 'xs',
      fontWeight: 'medium',
      whiteSpace: 'nowrap',
      py: '2.5',
    },
    '& tbody tr': { borderTop: 'thin', borderColor: 'border' },
    '& tbody th': { fontWeight: 'normal' },
    '& tbody tr[data-details]': { borderTop: 'none', bg: 'bg.subtle' },
    '& .number': { textAlign: 'end', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  },
});

/** One line for each remote; what a line has no room for opens below it. */
export function RemoteTable({ rows }: { readonly rows: readonly RemoteRow[] }) {
  return (
    <Frame>
      <Table aria-label={texts.label}>
        <thead>
          <tr>
            <th scope="col">{texts.remote}</th>
            <th scope="col">{texts.tab}</th>
            <th scope="col">{texts.deployed}</th>
            <th scope="col" className="number">
              {texts.load}
            </th>
            <th scope="col" className="number">
              {texts.failures}
            </th>
            <th scope="col">{texts.contract}</th>
            <th scope="col" className="number">
              {texts.actions}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <RemoteTableRow key={row.remote.name} row={row} />
          ))}
        </tbody>
      </Table>
    </Frame>
  );
}
