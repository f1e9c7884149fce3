import type { Showcase } from '../showcase/showcase';
import { LineChart } from './LineChart';

const dates = ['8/22/26', '9/5/26', '9/19/26', '10/3/26', '10/17/26', '10/31/26', '11/14/26'];
const inProportion = (values: readonly number[], unit: string) => {
  const greatest = Math.max(...values);
  return values.map((value, x) => ({ x, y: value / greatest, text: `${value.toFixed(1)} ${unit}` }));
};
const dateAxis = {
  label: 'Date',
  textOf: (x: number) => dates[x] ?? '',
  domain: [0, 6],
  ticks: [0, 1, 2, 3, 4, 5, 6],
} as const;
const shareAxis = {
  label: 'Share of the highest value',
  textOf: (y: number) => `${Math.round(y * 100)}%`,
  domain: [0, 1.1],
  ticks: [0, 0.25, 0.5, 0.75, 1],
} as const;

const weeks = Array.from({ length: 27 }, (_, week) => week);
const planned = (start: number, loss: number) =>
  weeks.map((week) => {
    const pounds = start - loss * (1 - Math.exp(-week / 14));
    return { x: week, y: pounds, text: `${pounds.toFixed(1)} lb` };
  });

export const showcase: Showcase = {
  of: ['LineChart'],
  group: 'Content',
  about:
    'Lines over time, areas upon each other. Values are read by pointer, by arrow keys and as a table; marks and dashes differ where colours are not seen.',
  states: [
    {
      name: 'Several series in proportion',
      isWide: true,
      sample: (
        <LineChart
          title="Strength"
          xAxis={dateAxis}
          yAxis={shareAxis}
          series={[
            { id: 'squat', label: 'Squat', points: inProportion([185, 190, 190, 200, 205, 215, 225], 'lb') },
            { id: 'bench', label: 'Bench', points: inProportion([135, 140, 150, 150, 155, 160, 165], 'lb') },
            { id: 'row', label: 'Row', points: inProportion([120, 118, 125, 130, 128, 135, 140], 'lb') },
            {
              id: 'mile',
              label: 'Mile',
              note: 'lower is better',
              points: inProportion([600, 590, 585, 570, 566, 560, 552], 's'),
            },
          ]}
          emptyText="Nothing recorded"
        />
      ),
    },
    {
      name: 'One measure, named by the title',
      isWide: true,
      sample: (
        <LineChart
          title="Weight"
          xAxis={dateAxis}
          yAxis={{ label: '', textOf: (pounds) => `${pounds.toFixed(1)} lb`, domain: [139, 152] }}
          series={[
            {
              id: 'weight',
              label: 'Weight',
              points: [150, 149, 147, 146, 144, 142.5, 141].map((pounds, x) => ({
                x,
                y: pounds,
                text: `${pounds.toFixed(1)} lb`,
              })),
            },
          ]}
          guides={[{ y: 140, label: 'Goal 140.0 lb' }]}
          summary="−9.0 lb over this period"
          emptyText="Nothing recorded"
          height={150}
        />
      ),
    },
    {
      name: 'Areas upon each other, with a goal',
      isWide: true,
      sample: (
        <LineChart
          title="Planned weight"
          xAxis={{ label: 'Week', textOf: (week) => `Week ${week}` }}
          yAxis={{ label: 'Pounds', textOf: String }}
          guides={[{ y: 165, label: 'Goal 165 lb' }]}
          series={[
            { id: 'lean', label: 'Lean mass', kind: 'area', points: planned(140, 4) },
            { id: 'fat', label: 'Fat mass', kind: 'area', points: planned(45, 16) },
          ]}
          emptyText="No plan"
        />
      ),
    },
    {
      name: 'Empty',
      isWide: true,
      sample: (
        <LineChart
          title="Strength"
          xAxis={dateAxis}
          yAxis={shareAxis}
          series={[]}
          emptyText="Nothing recorded"
        />
      ),
    },
  ],
};
