import { chakra } from '@formline/shared/ui/core';
import { type ProgramLook, programPictograms } from './programPictograms';

const SQUARE = 48;

const Drawing = chakra('svg', {
  base: { fill: 'none', stroke: 'currentColor', strokeLinecap: 'round', strokeLinejoin: 'round' },
});

interface ProgramPictogramProps {
  readonly look: ProgramLook;
  /** Width of the pen, in parts of a square of 48. */
  readonly pen: number;
}

/** The drawing of a category, in the colour of the text around it. Decorative: the category's name stands beside it. */
export function ProgramPictogram({ look, pen }: ProgramPictogramProps) {
  return (
    <Drawing viewBox={`0 0 ${SQUARE} ${SQUARE}`} boxSize="full" strokeWidth={pen} aria-hidden="true">
      {programPictograms[look].map((line) => (
        <path key={line} d={line} />
      ))}
    </Drawing>
  );
}
