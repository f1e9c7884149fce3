import { bodyOutline } from './bodyOutline';
import type { BodyRegion } from './bodyRegions';
import { BODY_CANVAS } from './bodyShape';
import type { BodyArea, BodyShape, BodyView } from './bodyShape';
import { bodyShapes } from './bodyShapes';
import type { HighlightLevel } from './highlightLevel';
import { RegionPaths } from './RegionPaths';

interface BodyFigureProps {
  view: BodyView;
  highlighted: ReadonlyMap<BodyRegion, HighlightLevel>;
  /** Accessible name; without it the drawing is decorative and hidden from screen readers. */
  title?: string | undefined;
  crop?: BodyArea | undefined;
}

const BODY_COLOR = 'var(--fl-colors-fg, currentColor)';
const HIGHLIGHT_COLOR = 'var(--fl-colors-accent, currentColor)';
const OUTLINE_OPACITY = 0.1;
const BODY = { outlines: [bodyOutline] };
const REST_PAINT = { fill: BODY_COLOR, fillOpacity: 0.16 } as const;
const HIGHLIGHT_PAINT = {
  1: { fill: HIGHLIGHT_COLOR, fillOpacity: 0.5 },
  2: { fill: HIGHLIGHT_COLOR, fillOpacity: 1 },
} as const;

/** Body with highlighted regions. It fills its container; without a theme it has the text colour. */
export function BodyFigure({ view, highlighted, title, crop = BODY_CANVAS }: BodyFigureProps) {
  const shapes = bodyShapes[view];
  // Lists show dozens of figures, so all regions without a highlight are drawn as one path.
  const resting = shapes.filter(({ region }) => !highlighted.has(region));
  const naming = title ? ({ role: 'img', 'aria-label': title } as const) : ({ 'aria-hidden': true } as const);
  return (
    <svg
      {...naming}
      viewBox={`${crop.left} ${crop.top} ${crop.width} ${crop.height}`}
      width="100%"
      height="100%"
      focusable="false"
    >
      <g fill={BODY_COLOR} opacity={OUTLINE_OPACITY}>
        <RegionPaths shape={BODY} />
      </g>
      <g {...REST_PAINT}>
        <RegionPaths shape={{ outlines: resting.filter(({ whole }) => !whole).flatMap(outlinesOf) }} />
        <RegionPaths
          shape={{ outlines: resting.filter(({ whole }) => whole).flatMap(outlinesOf), whole: true }}
        />
      </g>
      {shapes.map((shape) => {
        const level = highlighted.get(shape.region);
        return level && <RegionDrawing key={shape.region} shape={shape} level={level} />;
      })}
    </svg>
  );
}

function RegionDrawing({ shape, level }: { shape: BodyShape; level: HighlightLevel }) {
  return (
    <g data-region={shape.region} data-level={level} {...HIGHLIGHT_PAINT[level]}>
      <RegionPaths shape={shape} />
    </g>
  );
}

const outlinesOf = ({ outlines }: BodyShape): readonly string[] => outlines;
