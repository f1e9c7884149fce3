import { chakra } from '@formline/shared/ui/core';
import { type KeyboardEvent, useState } from 'react';
import { bodyMapTexts } from './bodyMap.texts';
import { bodyOutline } from './bodyOutline';
import { type BodyRegion, muscleGroupOfRegion } from './bodyRegions';
import { BODY_CANVAS, type BodyView } from './bodyShape';
import { RegionPaths } from './RegionPaths';
import { regionAfterKey, regionsFromTheTop } from './regionOrder';

const BODY = { outlines: [bodyOutline] };

const Figure = chakra('figure', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: '1',
    m: '0',
    minW: '0',
    '& svg': { w: 'full', h: 'auto', maxH: 'min(26rem, 56dvh)', overflow: 'visible' },
    '& .body': { fill: 'fg', opacity: '0.1' },
    '& .region': {
      fill: 'fg',
      fillOpacity: '0.16',
      cursor: 'pointer',
      outline: 'none',
      transitionProperty: 'fill, fill-opacity',
      transitionDuration: 'fast',
    },
    '& .region:hover': { fill: 'accent', fillOpacity: '0.4' },
    '& .region[aria-checked=true]': { fill: 'accent', fillOpacity: '1' },
    '& .region:focus-visible': { stroke: 'focusRing', strokeWidth: '4', paintOrder: 'stroke' },
    '& figcaption': { fontSize: 'sm', color: 'fg.muted' },
  },
});

export interface SelectableFigureProps {
  view: BodyView;
  selected: ReadonlySet<BodyRegion>;
  onToggle: (region: BodyRegion) => void;
}

/** One side of the body. Tab reaches the figure once; arrow keys move between regions, Space and Enter toggle. */
export function SelectableFigure({ view, selected, onToggle }: SelectableFigureProps) {
  const shapes = regionsFromTheTop[view];
  const [cursor, setCursor] = useState(shapes[0]?.region);
  const handleKeyDown = (event: KeyboardEvent<SVGGElement>, region: BodyRegion) => {
    if (event.key === ' ' || event.key === 'Enter') {
      event.preventDefault();
      onToggle(region);
      return;
    }
    const next = regionAfterKey(event.key, view, region);
    if (!next) return;
    event.preventDefault();
    setCursor(next);
    event.currentTarget.parentElement?.querySelector<SVGGElement>(`[data-region=${next}]`)?.focus();
  };
  const { left, top, width, height } = BODY_CANVAS;
  return (
    <Figure>
      <svg role="group" aria-label={bodyMapTexts.views[view]} viewBox={`${left} ${top} ${width} ${height}`}>
        <g className="body" aria-hidden="true">
          <RegionPaths shape={BODY} />
        </g>
        {shapes.map((shape) => {
          const { region } = shape;
          return (
            <g
              key={region}
              role="checkbox"
              className="region"
              data-region={region}
              aria-label={muscleGroupOfRegion[region]}
              aria-checked={selected.has(region)}
              tabIndex={region === cursor ? 0 : -1}
              onFocus={() => setCursor(region)}
              onClick={() => onToggle(region)}
              onKeyDown={(event) => handleKeyDown(event, region)}
            >
              <title>{muscleGroupOfRegion[region]}</title>
              <RegionPaths shape={shape} />
            </g>
          );
        })}
      </svg>
      <figcaption aria-hidden="true">{bodyMapTexts.views[view]}</figcaption>
    </Figure>
  );
}
