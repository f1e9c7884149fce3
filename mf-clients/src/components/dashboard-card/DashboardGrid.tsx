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
  /** Cards that need room: the schedule, charts, the body map. */
  readonly main: ReactNode;
  /** Cards of a few lines. */
  readonly aside: ReactNode;
}

/** The cards of a dashboard: wide ones at the left, narrow ones at the right; one column on a narrow page. */
export function DashboardGrid({ main, aside }: DashboardGridProps) {
  return (
    <Columns>
      <Column>{main}</Column>
      <Column>{aside}</Column>
    </Columns>
  );
}

/** The cards below each other: grids, and cards over the whole width. */
export const DashboardRows = chakra('div', {
  base: { display: 'grid', gap: '6', gridTemplateColumns: 'minmax(0, 1fr)' },
});
