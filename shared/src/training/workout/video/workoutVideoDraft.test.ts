import { draftOf, inputOf, isChanged } from './workoutVideoDraft';

const saved = { name: 'Morning', description: 'Easy' };

it('begins with what is saved, or with nothing', () => {
  expect(draftOf(saved)).toEqual(saved);
  expect(draftOf(null)).toEqual({ name: '', description: '' });
});

it.each([
  ['nothing', saved, 3, false],
  ['spaces around the name', { ...saved, name: ' Morning ' }, 3, false],
  ['the name', { ...saved, name: 'Evening' }, 3, true],
  ['the description', { ...saved, description: '' }, 3, true],
  ['the video', saved, 4, true],
  ['a video that cannot be used', saved, null, false],
])('of %s being other it knows whether there is something to save', (_what, draft, mediaId, isOther) => {
  expect(isChanged(inputOf(draft, { mediaId, savedId: 3 }), saved)).toBe(isOther);
});

it('names the video only when it is another', () => {
  expect(inputOf(saved, { mediaId: 3, savedId: 3 })).toEqual(saved);
  expect(inputOf(saved, { mediaId: 4, savedId: null })).toEqual({ ...saved, uploaded_media_id: 4 });
});
