import { chakra } from '@chakra-ui/react/styled-system';
import { area, curveMonotoneX, line } from 'd3-shape';
import { memo, useId } from 'react';
import type { ChartLayout, PlacedPoint, PlacedSeries } from './chartLayout';
import { SeriesMark, lookOf } from './SeriesMark';

/** More marks than this overlap: only the selected point keeps its mark. */
const MOST_MARKS = 16;
const HATCH_PX = 7;

interface SeriesDrawingProps {
  readonly series: PlacedSeries;
  readonly index: number;
  readonly layout: ChartLayout;
  readonly at: number | null;
}

export function SeriesDrawing({ at, ...drawing }: SeriesDrawingProps) {
  const { series, index, layout } = drawing;
  const look = lookOf(index);
  const read = series.points.find(({ x }) => x === at);
  return (
    <chakra.g color={look.color} data-series={series.id}>
      <SeriesLines {...drawing} />
      {read ? <SeriesMark look={look} x={layout.xScale(read.x)} y={layout.yScale(read.top)} isLarge /> : null}
    </chakra.g>
  );
}

/** Memoised, because selecting a point changes none of it. */
const SeriesLines = memo(function SeriesLines({ series, index, layout }: Omit<SeriesDrawingProps, 'at'>) {
  const { xScale, yScale } = layout;
  const look = lookOf(index);
  const toX = ({ x }: PlacedPoint) => xScale(x);
  const toTop = ({ top }: PlacedPoint) => yScale(top);
  const path = line<PlacedPoint>(toX, toTop).curve(curveMonotoneX)(series.points);
  const shown = series.points.length > MOST_MARKS ? [] : series.points;
  return (
    <>
      {series.kind === 'area' ? (
        <AreaGround series={series} layout={layout} isHatched={index % 2 === 1} />
      ) : null}
      <path d={path ?? ''} fill="none" stroke="currentColor" strokeWidth={2} strokeDasharray={look.dashes} />
      {shown.map((point) => (
        <SeriesMark key={point.x} look={look} x={toX(point)} y={toTop(point)} />
      ))}
    </>
  );
});

interface AreaGroundProps extends Pick<SeriesDrawingProps, 'series' | 'layout'> {
  /** Every second area is hatched, so that neighbours differ without colours. */
  readonly isHatched: boolean;
}

function AreaGround({ series, layout: { xScale, yScale }, isHatched }: AreaGroundProps) {
  const patternId = useId();
  const ground = area<PlacedPoint>(
    ({ x }) => xScale(x),
    ({ floor }) => yScale(floor),
    ({ top }) => yScale(top),
  ).curve(curveMonotoneX)(series.points);
  return (
    <>
      <path d={ground ?? ''} fill="currentColor" fillOpacity={0.18} />
      {isHatched ? (
        <>
          <pattern id={patternId} width={HATCH_PX} height={HATCH_PX} patternUnits="userSpaceOnUse">
            <path d={`M0 ${HATCH_PX}L${HATCH_PX} 0`} stroke="currentColor" strokeOpacity={0.45} />
          </pattern>
          <path d={ground ?? ''} fill={`url(#${patternId})`} />
        </>
      ) : null}
    </>
  );
}
