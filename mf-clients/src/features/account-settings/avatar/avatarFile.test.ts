import { avatarTypeOf } from './avatarFile';

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
