import { chakra } from '@formline/shared/ui/core';

/** Earlier records of a client. A cell with `data-wraps` may break its lines. */
export const RecordTable = chakra('table', {
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
