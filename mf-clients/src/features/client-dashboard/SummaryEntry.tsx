import { chakra } from '@formline/shared/ui/core';
import type { ReactNode } from 'react';
import { notOnPaper } from '../../components/dashboard-card/DashboardGrid';

const Entry = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: '4',
    rowGap: '1',
    py: '3',
    borderTopWidth: '1px',
    borderColor: 'border',
    _first: { borderTopWidth: '0' },
    _last: { pb: '0' },
  },
});
const Term = chakra('dt', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    color: 'fg.muted',
    '& svg': { boxSize: 'icon.sm', color: 'fg.subtle', flexShrink: '0' },
  },
});
const Value = chakra('dd', {
  base: {
    fontWeight: 'medium',
    textAlign: 'end',
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'anywhere',
  },
});

interface SummaryEntryProps {
  readonly icon: ReactNode;
  readonly term: string;
  readonly isPrivate?: boolean;
  readonly children: ReactNode;
}

export function SummaryEntry({ icon, term, isPrivate = false, children }: SummaryEntryProps) {
  return (
    <Entry css={isPrivate ? notOnPaper : undefined}>
      <Term>
        {icon}
        {term}
      </Term>
      <Value>{children}</Value>
    </Entry>
  );
}
