import { shareAfterKey, shareAt } from './panelShare';

it.each([
  ['ArrowLeft', 38],
  ['ArrowRight', 42],
  ['PageUp', 50],
  ['PageDown', 30],
  ['Home', 15],
  ['End', 85],
  ['Enter', null],
])('%s makes of 40 percent %s', (key, share) => {
  expect(shareAfterKey(40, key)).toBe(share);
});

it('stays within its bounds', () => {
  expect(shareAfterKey(84, 'ArrowRight')).toBe(85);
  expect(shareAfterKey(16, 'PageDown')).toBe(15);
});

it('follows the pointer', () => {
  const box = { left: 200, width: 1000 };
  expect([500, 0, 5000].map((x) => shareAt(x, box))).toEqual([30, 15, 85]);
  expect(shareAt(500, { left: 0, width: 0 })).toBe(15);
});
