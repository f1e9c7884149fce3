import { symbol } from 'd3-shape';
import type { SeriesLook } from './seriesLooks';

interface SeriesMarkProps {
  readonly look: SeriesLook;
  readonly x: number;
  readonly y: number;
  readonly isLarge?: boolean;
}

const AREA = 44;
const LARGE_AREA = 110;

export function SeriesMark({ look, x, y, isLarge = false }: SeriesMarkProps) {
  const outline = symbol(look.mark, isLarge ? LARGE_AREA : AREA)();
  return (
    <path
      d={outline ?? ''}
      transform={`translate(${x} ${y})`}
      fill="currentColor"
      stroke="var(--fl-colors-bg-surface, Canvas)"
      strokeWidth={isLarge ? 2 : 1}
    />
  );
}
