import { chakra } from '@formline/shared/ui/core';
import type { ReactNode } from 'react';

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
    '& .line': { whiteSpace: 'nowrap' },
    '& .number': { textAlign: 'end', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  },
});

interface StaffTableProps {
  readonly label: string;
  readonly children: ReactNode;
}

/** Classes: `number` aligns right, `line` does not wrap. `data-details` rows belong to the row above. */
export function StaffTable({ label, children }: StaffTableProps) {
  return (
    <Frame>
      <Table aria-label={label}>{children}</Table>
    </Frame>
  );
}

const Name = chakra('span', { base: { fontFamily: 'mono', fontSize: 'xs', overflowWrap: 'anywhere' } });

export function Build({ name }: { readonly name: string }) {
  return <Name>{name}</Name>;
}
