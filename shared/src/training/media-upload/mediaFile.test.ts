import { mediaKindOf } from './mediaFile';

it.each([
  ['image/jpeg', 'image'],
  ['image/heic', 'image'],
  ['video/mp4', 'video'],
  ['video/quicktime', 'video'],
  ['audio/mpeg', null],
  ['application/pdf', null],
  ['', null],
])('a file of type %p is taken as %p', (type, kind) => {
  expect(mediaKindOf({ type })).toBe(kind);
});
