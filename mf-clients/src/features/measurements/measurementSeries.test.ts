import { buildMeasurement } from '../../testing/healthBuilders';
import { measurementSeries } from './measurementSeries';

const newestFirst = [
  buildMeasurement({ date: '2026-06-15', weight: 140, body_fat_percentage: 20 }),
  buildMeasurement({ date: '2026-06-01', weight: 160, body_fat_percentage: null }),
];
const heights = (measurements: Parameters<typeof measurementSeries>[0]) =>
  Object.fromEntries(
    measurementSeries(measurements, 'lb').series.map(({ id, points }) => [
      id,
      points.map(({ x, y }) => [x, y]),
    ]),
  );

it('draws weight against its greatest, body fat and lean mass against 100', () => {
  expect(heights(newestFirst)).toEqual({
    weight: [
      [0, 1],
      [1, 0.875],
    ],
    fat: [[1, 0.2]],
    lean: [
      [0, 0.799],
      [1, 0.799],
    ],
  });
});

it('tells real values in the unit of the trainer', () => {
  const [weight, fat] = measurementSeries(newestFirst, 'kg').series;
  expect(weight?.points.map(({ text }) => text)).toEqual(['72.6 kg', '63.5 kg']);
  expect(fat?.points.map(({ text }) => text)).toEqual(['20.0%']);
});

it('shows the last seven days on which something was measured', () => {
  const days = Array.from({ length: 9 }, (_, index) => buildMeasurement({ date: `2026-05-0${9 - index}` }));
  const photoDay = buildMeasurement({
    date: '2026-06-20',
    weight: null,
    body_fat_percentage: null,
    lean_body_mass_percentage: 0,
  });
  expect(measurementSeries([photoDay, ...days], 'lb').days).toEqual(
    [3, 4, 5, 6, 7, 8, 9].map((day) => `2026-05-0${day}`),
  );
});
