import { chakra } from '@formline/shared/ui/core';
import type { Phases } from '../../remotes/loading/loadPhases';
import { staffPageTexts } from '../staffPage.texts';

const Bar = chakra('span', {
  base: {
    display: 'flex',
    w: '20',
    h: '1',
    mt: '1.5',
    ms: 'auto',
    borderRadius: 'full',
    overflow: 'hidden',
    bg: 'bg.muted',
  },
});

export const shownPhases = [
  ['entry', 'chart.1'],
  ['chunk', 'chart.2'],
  ['render', 'chart.3'],
] as const;

export function LoadBar({ phases, totalMs }: { readonly phases: Phases; readonly totalMs: number }) {
  return (
    <>
      {staffPageTexts.ms(totalMs)}
      <Bar aria-hidden="true">
        {shownPhases.map(([phase, color]) => (
          <chakra.span key={phase} bg={color} flexGrow={phases[phase] ?? 0} flexBasis="0" />
        ))}
      </Bar>
    </>
  );
}
