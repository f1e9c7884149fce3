import { symbol, symbolCircle, symbolDiamond, symbolSquare, symbolTriangle, type SymbolType } from 'd3-shape';

/** Distinguishes series by colour, marker shape and dash pattern. */
export interface SeriesLook {
  readonly color: string;
  readonly mark: SymbolType;
  readonly dashes: string | undefined;
}

const looks: readonly [SeriesLook, ...SeriesLook[]] = [
  { color: 'chart.1', mark: symbolCircle, dashes: undefined },
  { color: 'chart.2', mark: symbolSquare, dashes: '7 4' },
  { color: 'chart.3', mark: symbolTriangle, dashes: '2 4' },
  { color: 'chart.4', mark: symbolDiamond, dashes: '9 4 2 4' },
];

export const lookOf = (index: number): SeriesLook => looks[index % looks.length] ?? looks[0];

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
