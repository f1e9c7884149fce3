import { chakra } from '@formline/shared/ui/core';
import type { ReactNode } from 'react';

const Columns = chakra('div', {
  base: {
    display: 'grid',
    gap: '6',
    alignItems: 'start',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 1fr)' },
  },
});
const Column = chakra('div', {
  base: {
    display: 'grid',
    gap: '6',
    minW: '0',
    gridTemplateColumns: 'minmax(0, 1fr)',
    _empty: { display: 'none' },
  },
});

interface DashboardGridProps {
  readonly main: ReactNode;
  readonly aside: ReactNode;
}

export function DashboardGrid({ main, aside }: DashboardGridProps) {
  return (
    <Columns>
      <Column>{main}</Column>
      <Column>{aside}</Column>
    </Columns>
  );
}

export const DashboardRows = chakra('div', {
  base: { display: 'grid', gap: '6', gridTemplateColumns: 'minmax(0, 1fr)' },
});
