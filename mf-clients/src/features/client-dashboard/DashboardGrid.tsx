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

interface DashboardGridProps {
  readonly main: ReactNode;
  readonly aside: ReactNode;
}

/** The cards of a dashboard: wide ones at the left, narrow ones at the right; one column on a narrow page. */
export function DashboardGrid({ main, aside }: DashboardGridProps) {
  return (
    <Columns>
      <chakra.div minW="0" _empty={{ display: 'none' }}>
        {main}
      </chakra.div>
      <chakra.div minW="0">{aside}</chakra.div>
    </Columns>
  );
}
