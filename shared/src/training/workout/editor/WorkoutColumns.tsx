import { chakra } from '@formline/shared/ui/core';
import type { ReactNode } from 'react';

/** In less width the open panel replaces the sections. */
const BESIDE = '@container (min-width: 46rem)';

const Root = chakra('div', { base: { h: 'full', minH: '0', containerType: 'inline-size' } });
const Columns = chakra('div', {
  base: {
    display: 'grid',
    h: 'full',
    minH: '0',
    gridTemplateRows: 'minmax(0, 1fr)',
    gridTemplateColumns: 'minmax(0, 1fr)',
    [BESIDE]: { '&[data-has-panel]': { gridTemplateColumns: 'minmax(0, 1fr) minmax({sizes.80}, 42%)' } },
  },
});
const Main = chakra('div', {
  base: {
    minH: '0',
    overflowY: 'auto',
    '[data-has-panel] > &': { display: 'none', [BESIDE]: { display: 'block' } },
  },
});
const Side = chakra('div', {
  base: {
    minW: '0',
    minH: '0',
    overflow: 'hidden',
    borderInlineStart: 'thin',
    borderColor: 'border',
    display: 'grid',
    gridTemplateRows: 'minmax(0, 1fr)',
  },
});

interface WorkoutColumnsProps {
  readonly children: ReactNode;
  readonly panel: ReactNode;
}

export function WorkoutColumns({ children, panel }: WorkoutColumnsProps) {
  return (
    <Root>
      <Columns data-has-panel={panel === null ? undefined : ''}>
        <Main>{children}</Main>
        {panel === null ? null : <Side>{panel}</Side>}
      </Columns>
    </Root>
  );
}
