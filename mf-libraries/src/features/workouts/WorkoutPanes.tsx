import { chakra } from '@formline/shared/ui/core';
import type { ReactNode } from 'react';

const Panes = chakra('div', {
  base: { display: 'grid', gridTemplateRows: 'minmax(0, 1fr)', gap: '6', minH: '0' },
  variants: {
    hasScreen: {
      true: { gridTemplateColumns: 'minmax({sizes.80}, 30%) minmax(0, 1fr)' },
      false: { gridTemplateColumns: 'minmax(0, 1fr)' },
    },
  },
});

interface WorkoutPanesProps {
  readonly list: ReactNode;
  /** Null while no workout is open. */
  readonly screen: ReactNode;
}

/** The list, and beside it the workout that is open. */
export function WorkoutPanes({ list, screen }: WorkoutPanesProps) {
  return (
    <Panes hasScreen={screen !== null}>
      {list}
      {screen}
    </Panes>
  );
}
