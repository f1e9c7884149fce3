import { type ScaleLinear, scaleLinear } from 'd3-scale';
import { ticksThatFit, ticksWithOwnText, widthOfText } from './chartAxis';
import type { ChartAxis, ChartGuide, ChartPoint, ChartSeries } from './chartModel';

/** A point and its base: the chart's floor for a line, the area below for an area. */
export interface PlacedPoint extends ChartPoint {
  readonly floor: number;
  readonly top: number;
}

export interface PlacedSeries extends Omit<ChartSeries, 'points'> {
  readonly points: readonly PlacedPoint[];
}

/** In pixels. */
export interface ChartLayout {
  readonly width: number;
  readonly height: number;
  readonly plot: {
    readonly left: number;
    readonly right: number;
    readonly top: number;
    readonly bottom: number;
  };
  readonly xScale: ScaleLinear<number, number>;
  readonly yScale: ScaleLinear<number, number>;
  readonly xTicks: readonly number[];
  readonly yTicks: readonly number[];
  readonly series: readonly PlacedSeries[];
}

export interface ChartContents {
  readonly series: readonly ChartSeries[];
  readonly xAxis: ChartAxis;
  readonly yAxis: ChartAxis;
  readonly guides: readonly ChartGuide[];
}

const EDGE_PX = 10;
const HEAD_PX = 28;
const FOOT_PX = 30;
const Y_TICKS = 4;
const X_TICK_PX = 80;

/** Every x with a value, unique and ascending. */
export function readingPositions(series: readonly ChartSeries[]): number[] {
  return [...new Set(series.flatMap(({ points }) => points.map(({ x }) => x)))].sort((a, b) => a - b);
}

export function nearestPosition(positions: readonly number[], x: number): number {
  return positions.reduce((nearest, position, index) => {
    const known = positions[nearest] ?? Infinity;
    return Math.abs(position - x) < Math.abs(known - x) ? index : nearest;
  }, 0);
}

export function layOutChart(contents: ChartContents, width: number, height: number): ChartLayout {
  const { xAxis, yAxis } = contents;
  const series = stackAreas(contents.series);
  const yScale = scaleLinear(yDomain(series, contents), [height - FOOT_PX, HEAD_PX]);
  if (!yAxis.domain) yScale.nice(Y_TICKS);
  const yTicks = ticksWithOwnText(yAxis, yAxis.ticks ?? yScale.ticks(Y_TICKS));
  const left = widestOf(yTicks.map(yAxis.textOf)) + 2 * EDGE_PX;
  const xDomain = xAxis.domain ?? spanOf(readingPositions(contents.series));
  const roundTicks = scaleLinear(xDomain).ticks(Math.max(2, Math.floor(width / X_TICK_PX)));
  const tickSets = xAxis.tickSets ?? [xAxis.ticks ?? roundTicks];
  const right = width - Math.max(EDGE_PX, widestOf(tickSets.flat().map(xAxis.textOf)) / 2);
  const xScale = scaleLinear(xDomain, [left, Math.max(left + 1, right)]);
  return {
    width,
    height,
    plot: { left, right, top: HEAD_PX, bottom: height - FOOT_PX },
    xScale,
    yScale,
    xTicks: ticksThatFit(xAxis, tickSets, xScale),
    yTicks,
    series,
  };
}

/** The end of a guide for its label: where the lines end farther away from it. */
export function guideSide({ series }: Pick<ChartLayout, 'series'>, { y }: ChartGuide): 'left' | 'right' {
  const gapAt = (end: 0 | -1) =>
    Math.min(...series.map(({ points }) => Math.abs((points.at(end)?.top ?? Infinity) - y)));
  return gapAt(0) > gapAt(-1) ? 'left' : 'right';
}

const widestOf = (texts: readonly string[]) => Math.max(0, ...texts.map(widthOfText));

function stackAreas(series: readonly ChartSeries[]): PlacedSeries[] {
  const heights = new Map<number, number>();
  return series.map(({ points, ...rest }) => ({
    ...rest,
    points: points.map((point) => {
      const floor = rest.kind === 'area' ? (heights.get(point.x) ?? 0) : 0;
      const top = floor + point.y;
      if (rest.kind === 'area') heights.set(point.x, top);
      return { ...point, floor, top };
    }),
  }));
}

function yDomain(
  series: readonly PlacedSeries[],
  { yAxis, guides }: ChartContents,
): readonly [number, number] {
  if (yAxis.domain) return yAxis.domain;
  const hasAreas = series.some(({ kind }) => kind === 'area');
  const tops = series.flatMap(({ points }) => points.map(({ top }) => top));
  return spanOf([...tops, ...guides.map(({ y }) => y), ...(hasAreas ? [0] : [])]);
}

/** A single value is centred. */
function spanOf(values: readonly number[]): [number, number] {
  if (values.length === 0) return [0, 1];
  const least = Math.min(...values);
  const greatest = Math.max(...values);
  return least === greatest ? [least - 1, greatest + 1] : [least, greatest];
}
