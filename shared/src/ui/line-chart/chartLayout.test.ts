import { calendarAxis, widthOfText } from './chartAxis';
import { type ChartContents, guideSide, layOutChart, nearestPosition, readingPositions } from './chartLayout';
import type { ChartAxis, ChartSeries } from './chartModel';

const seriesOf = (id: string, values: readonly (readonly [number, number])[]): ChartSeries => ({
  id,
  label: id,
  points: values.map(([x, y]) => ({ x, y, text: String(y) })),
});
const axis = { label: 'x', textOf: String };
const contentsOf = (given: Partial<ChartContents>): ChartContents => ({
  series: [],
  xAxis: axis,
  yAxis: axis,
  guides: [],
  ...given,
});

it('reads every x of every series once, in order', () => {
  const series = [
    seriesOf('a', [
      [0, 1],
      [4, 1],
    ]),
    seriesOf('b', [
      [4, 2],
      [2, 2],
    ]),
  ];
  expect(readingPositions(series)).toEqual([0, 2, 4]);
});

it.each([
  [-5, 0],
  [1.4, 0],
  [1.6, 1],
  [99, 2],
])('reads from x %d the place %d', (x, position) => {
  expect(nearestPosition([0, 3, 6], x)).toBe(position);
});

it('keeps the range it is given, and draws the top above the foot', () => {
  const series = [
    seriesOf('a', [
      [0, 1],
      [6, 0.5],
    ]),
  ];
  const { xScale, yScale, plot } = layOutChart(
    contentsOf({ series, xAxis: { ...axis, domain: [0, 6] }, yAxis: { ...axis, domain: [0, 1.1] } }),
    400,
    200,
  );
  expect([xScale(0), xScale(6)]).toEqual([plot.left, plot.right]);
  expect([yScale(0), yScale(1.1)]).toEqual([plot.bottom, plot.top]);
});

it('stacks areas in their order and draws a line where its value is', () => {
  const area = { kind: 'area' } as const;
  const { series, yScale, plot } = layOutChart(
    contentsOf({
      series: [
        { ...seriesOf('lean', [[0, 130]]), ...area },
        { ...seriesOf('fat', [[0, 40]]), ...area },
        seriesOf('weight', [[0, 170]]),
      ],
    }),
    400,
    200,
  );
  expect(series.map(({ points }) => points.map(({ floor, top }) => [floor, top]))).toEqual([
    [[0, 130]],
    [[130, 170]],
    [[0, 170]],
  ]);
  expect(yScale(0)).toBe(plot.bottom);
});

it('lets a guide be seen that lies beyond the values', () => {
  const series = [
    seriesOf('a', [
      [0, 80],
      [9, 78],
    ]),
  ];
  const { yScale, plot } = layOutChart(contentsOf({ series, guides: [{ y: 70, label: 'Goal' }] }), 400, 200);
  expect(yScale(70)).toBeLessThanOrEqual(plot.bottom);
});

it.each([
  ['ends', 80, 70, 'left'],
  ['begins', 70, 80, 'right'],
] as const)('keeps the words of a guide away from where a line %s at it', (_what, first, last, side) => {
  const series = [
    seriesOf('a', [
      [0, first],
      [9, last],
    ]),
  ];
  const guide = { y: 70, label: 'Goal' };
  expect(guideSide(layOutChart(contentsOf({ series, guides: [guide] }), 400, 200), guide)).toBe(side);
});

it('draws a single value in the middle', () => {
  const { xScale, plot } = layOutChart(contentsOf({ series: [seriesOf('a', [[5, 80]])] }), 400, 200);
  expect(xScale(5)).toBe((plot.left + plot.right) / 2);
});

it('leaves out dates that would run into each other, never the last', () => {
  const ticks = [0, 1, 2, 3, 4, 5, 6];
  const xAxis = { ...axis, domain: [0, 6], ticks, textOf: (x: number) => `11/1${x}/26` } as const;
  const at = (width: number) => layOutChart(contentsOf({ xAxis }), width, 200).xTicks;
  expect(at(800)).toEqual(ticks);
  expect(at(330)).toEqual([0, 2, 4, 6]);
  expect(at(250)).toEqual([0, 3, 6]);
});

it.each([1, 2, 3, 4, 5, 6, 7])('never lets the dates of %d days touch, however narrow it is', (count) => {
  const ticks = [0, 1, 2, 3, 4, 5, 6].slice(0, count);
  const xAxis = { ...axis, domain: [0, 6], ticks, textOf: (x: number) => `12/2${x}/26` } as const;
  for (let width = 120; width <= 1200; width += 7) {
    const drawn = layOutChart(contentsOf({ xAxis }), width, 200);
    expect(touchingLabels(drawn.xTicks.map(drawn.xScale), widthOfText('12/31/26'))).toEqual([]);
    expect(drawn.xTicks.at(-1)).toBe(count - 1);
  }
});

const year = calendarAxis({ label: 'Day', from: '2026-01-01', to: '2026-12-31', textOf: String });
const textsOf = (xAxis: ChartAxis, width: number, series: readonly ChartSeries[] = []) =>
  layOutChart(contentsOf({ xAxis, series }), width, 200).xTicks.map(xAxis.textOf);

it('puts the ticks of days on days, weeks, months or quarters, whichever fit', () => {
  const week = calendarAxis({ label: 'Day', from: '2026-11-22', to: '2026-11-28', textOf: String });
  const oneValue = [seriesOf('bmi', [[1, 22.7]])];
  expect(textsOf(week, 900, oneValue)).toEqual(
    ['22', '23', '24', '25', '26', '27', '28'].map((day) => `2026-11-${day}`),
  );
  const month = calendarAxis({ label: 'Day', from: '2026-11-01', to: '2026-11-30', textOf: String });
  expect(textsOf(month, 600)).toEqual(['01', '08', '15', '22', '29'].map((day) => `2026-11-${day}`));
  expect(textsOf(year, 600)).toEqual(['2026-01-01', '2026-04-01', '2026-07-01', '2026-10-01']);
  expect(textsOf(year, 1300)).toHaveLength(12);
});

it('lets points lie as far apart as their days', () => {
  const { xScale } = layOutChart(contentsOf({ xAxis: year }), 600, 200);
  expect((xScale(30) - xScale(0)) / (xScale(3) - xScale(0))).toBeCloseTo(10);
});

it('says no text twice along an axis whose range is narrower than its texts tell', () => {
  const series = [
    seriesOf('a', [
      [0, 22.71],
      [9, 22.74],
    ]),
  ];
  const rounded = { ...axis, textOf: (value: number) => value.toFixed(1) };
  const drawn = layOutChart(contentsOf({ series, xAxis: rounded, yAxis: rounded }), 800, 200);
  for (const ticks of [drawn.xTicks, drawn.yTicks]) {
    const texts = ticks.map(rounded.textOf);
    expect(new Set(texts).size).toBe(texts.length);
  }
});

const touchingLabels = (pixels: readonly number[], width: number) =>
  pixels.flatMap((pixel, index) => {
    const next = pixels[index + 1];
    return next !== undefined && next - pixel <= width ? [[pixel, next]] : [];
  });
