import { dayAxis, dayPoints, lastDays, shareAxis } from './dayChart';

const days = ['2026-10-03', '2026-10-17', '2026-10-31'];
const textOf = String;

it('keeps the last seven days, each once and oldest first', () => {
  const dates = [9, 8, 8, 7, 6, 5, 4, 3, 2].map((day) => `2026-10-0${day}`);
  expect(lastDays(dates)).toEqual([3, 4, 5, 6, 7, 8, 9].map((day) => `2026-10-0${day}`));
});

it('draws from 0 to 6 and from 0 to 1.1', () => {
  expect(dayAxis(days).domain).toEqual([0, 6]);
  expect(dayAxis(days).textOf(2)).toBe('10/31/26');
  expect(shareAxis.domain).toEqual([0, 1.1]);
});

it('draws a series in proportion to its greatest value and tells the real ones', () => {
  const values = [
    { date: '2026-10-31', value: 30 },
    { date: '2026-10-17', value: 60 },
    { date: '2026-01-01', value: 900 },
  ];
  expect(dayPoints(values, { days, textOf })).toEqual([
    { x: 1, y: 1, text: '60' },
    { x: 2, y: 0.5, text: '30' },
  ]);
});

it('draws percentages against a hundred', () => {
  expect(dayPoints([{ date: '2026-10-03', value: 20 }], { days, whole: 100, textOf })).toEqual([
    { x: 0, y: 0.2, text: '20' },
  ]);
});

it('draws nothing but noughts at the foot', () => {
  expect(dayPoints([{ date: '2026-10-03', value: 0 }], { days, textOf })).toEqual([
    { x: 0, y: 0, text: '0' },
  ]);
});

it('takes the first of two values of a day', () => {
  const values = [
    { date: '2026-10-03', value: 5 },
    { date: '2026-10-03', value: 4 },
  ];
  expect(dayPoints(values, { days, textOf })).toEqual([{ x: 0, y: 1, text: '5' }]);
});
