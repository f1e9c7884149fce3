import { buildAssessment } from '../../testing/healthBuilders';
import { assessmentSeries } from './assessmentSeries';

const groups = [
  {
    category: 'cardio' as const,
    items: [
      buildAssessment('one_mile_run', '2026-06-15', 480),
      buildAssessment('three_minute_step', '2026-06-15', 90),
      buildAssessment('one_mile_run', '2026-06-01', 600),
    ],
  },
];

it.each([
  ['cardio', ['Step', 'JJ', 'Mile', 'Row']],
  ['endurance', ['Pushups', 'Squats']],
  ['strength', ['Squat', 'Bench', 'Row']],
] as const)('names the lines of %s', (category, labels) => {
  expect(assessmentSeries(category, [], 'lb').series.map(({ label }) => label)).toEqual(labels);
});

it('draws each line in proportion to its own greatest value and tells the real ones', () => {
  const { days, series } = assessmentSeries('cardio', groups, 'lb');
  expect(days).toEqual(['2026-06-01', '2026-06-15']);
  expect(series.find(({ label }) => label === 'Mile')?.points).toEqual([
    { x: 0, y: 1, text: '10:00' },
    { x: 1, y: 0.8, text: '8:00' },
  ]);
  expect(series.find(({ label }) => label === 'Step')?.points).toEqual([{ x: 1, y: 1, text: '90 bpm' }]);
});

it('says of which lines a lower figure is better', () => {
  const lower = assessmentSeries('cardio', groups, 'lb').series.filter(({ note }) => note);
  expect(lower.map(({ label }) => label)).toEqual(['Step', 'Mile', 'Row']);
  expect(assessmentSeries('strength', groups, 'lb').series.every(({ note }) => !note)).toBe(true);
});
