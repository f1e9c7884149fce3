import { MEDIA_ACCEPT, mediaKindOf } from './mediaFile';

it.each([
  ['image/jpeg', 'image'],
  ['image/png', 'image'],
  ['image/webp', 'image'],
  ['video/mp4', 'video'],
  ['video/quicktime', 'video'],
  ['image/heic', null],
  ['image/gif', null],
  ['image/svg+xml', null],
  ['video/webm', null],
  ['audio/mpeg', null],
  ['application/pdf', null],
])('a file of type %p is taken as %p', (type, kind) => {
  expect(mediaKindOf({ type, name: 'sled.mp4' })).toBe(kind);
});

it.each([
  ['sled.JPG', 'image'],
  ['sled.mov', 'video'],
  ['sled.heic', null],
  ['sled', null],
])('%s, which its system gives no type, is taken as %p', (name, kind) => {
  expect(mediaKindOf({ type: '', name })).toBe(kind);
});

it('a file chooser offers what can be used', () => {
  expect(MEDIA_ACCEPT).toBe('image/png,image/jpeg,image/webp,video/mp4,video/quicktime,video/x-m4v');
});
