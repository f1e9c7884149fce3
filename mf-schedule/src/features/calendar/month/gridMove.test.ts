import { gridMove } from './gridMove';

it.each([
  ['ArrowLeft', '2026-11-19', false],
  ['ArrowRight', '2026-11-21', false],
  ['ArrowUp', '2026-11-13', false],
  ['ArrowDown', '2026-11-27', false],
  ['Home', '2026-11-15', false],
  ['End', '2026-11-21', false],
  ['PageUp', '2026-10-20', true],
  ['PageDown', '2026-12-20', true],
])('leads with %s to %s', (key, date, turnsPage) => {
  expect(gridMove(key, '2026-11-20')).toEqual({ date, turnsPage });
});

it('turns from a long month to the last day of a short one', () => {
  expect(gridMove('PageDown', '2026-01-31')?.date).toBe('2026-02-28');
});

it.each(['Tab', 'a', 'Escape'])('leaves %s alone', (key) => {
  expect(gridMove(key, '2026-11-20')).toBeNull();
});
