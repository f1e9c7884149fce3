import { avatarTypeOf, drawnSide } from './avatarFile';

it.each([
  ['image/png', 'image/png'],
  ['image/jpeg', 'image/jpeg'],
  ['image/gif', null],
  ['image/webp', null],
  ['application/pdf', null],
  ['', null],
])('a file of type %p is taken as %p', (type, taken) => {
  expect(avatarTypeOf({ type })).toBe(taken);
});

it('draws at most 512 pixels, and does not blow up a small part', () => {
  const area = (width: number) => ({ x: 0, y: 0, width, height: width });
  expect(drawnSide(area(3000))).toBe(512);
  expect(drawnSide(area(120.4))).toBe(120);
  expect(drawnSide(area(0))).toBe(1);
});
