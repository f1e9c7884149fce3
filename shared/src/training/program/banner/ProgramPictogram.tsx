import { chakra } from '@formline/shared/ui/core';
import { type ProgramLook, programPictograms } from './programPictograms';

const SQUARE = 48;

const Drawing = chakra('svg', {
  base: { fill: 'none', stroke: 'currentColor', strokeLinecap: 'round', strokeLinejoin: 'round' },
});

interface ProgramPictogramProps {
  readonly look: ProgramLook;
  readonly pen: number;
}

export function ProgramPictogram({ look, pen }: ProgramPictogramProps) {
  return (
    <Drawing viewBox={`0 0 ${SQUARE} ${SQUARE}`} boxSize="full" strokeWidth={pen} aria-hidden="true">
      {programPictograms[look].map((line) => (
        <path key={line} d={line} />
      ))}
    </Drawing>
  );
}
