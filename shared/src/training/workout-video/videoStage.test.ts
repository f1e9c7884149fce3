import type { UploadedMedia } from '@formline/shared/contracts/media';
import { heldMedia, mediaOf, nextStage, stageOfMedia, type VideoEvent, type VideoStage } from './videoStage';

const pending: UploadedMedia = { id: 7, status: 'PENDING', stream_url: null, thumbnail_url: '/t.jpg' };
const finished: UploadedMedia = { ...pending, status: 'FINISHED', stream_url: '/s.m3u8' };
const old: UploadedMedia = { ...finished, id: 3 };
const failed: UploadedMedia = { ...pending, status: 'ERROR' };

const chosen: VideoEvent = { type: 'chosen' };
const told = (media: UploadedMedia): VideoEvent => ({ type: 'told', media });
const sent = (share: number): VideoEvent => ({ type: 'progressed', share });
const after = (start: VideoStage, ...events: readonly VideoEvent[]) => events.reduce(nextStage, start);

const empty = stageOfMedia(null);
const available = stageOfMedia(old);

it.each<[string, UploadedMedia | null, VideoStage['name']]>([
  ['no video', null, 'empty'],
  ['PENDING', pending, 'processing'],
  ['FINISHED', finished, 'media_available'],
  ['FINISHED without a stream', { ...finished, stream_url: null }, 'empty'],
  ['ERROR', failed, 'error'],
])('a workout with %s opens as it is', (_status, media, name) => {
  expect(stageOfMedia(media).name).toBe(name);
});

it('goes from empty over uploading and processing to available', () => {
  const names = [chosen, sent(0.5), sent(1), told(pending), told(finished)].map(
    (_event, index, all) => after(empty, ...all.slice(0, index + 1)).name,
  );
  expect(names).toEqual(['uploading', 'uploading', 'processing', 'processing', 'media_available']);
  expect(after(empty, chosen, sent(0.5))).toMatchObject({ share: 0.5 });
});

it('is uploading again when the form is sent once more', () => {
  expect(after(empty, chosen, sent(1), sent(0.1))).toMatchObject({ name: 'uploading', share: 0.1 });
});

it.each([
  ['while uploading', [chosen, sent(0.4)]],
  ['while the server looks at it', [chosen, sent(1)]],
  ['while it is processed', [chosen, sent(1), told(pending)]],
])('an upload cancelled %s reverts to what was there', (_when, events) => {
  expect(after(available, ...events, { type: 'reverted' })).toBe(available);
  expect(after(empty, ...events, { type: 'reverted' })).toBe(empty);
});

it('an upload the server cannot use reverts to what was there', () => {
  expect(after(available, chosen, sent(1), told(pending), told(failed))).toBe(available);
});

it('a saved video that cannot be made ready is in error, and one that is gone leaves room for another', () => {
  expect(after(stageOfMedia(pending), told(failed)).name).toBe('error');
  const saved = after(available, chosen, sent(1), told(pending), { type: 'saved' });
  expect(after(saved, told(failed)).name).toBe('error');
  expect(after(saved, { type: 'reverted' })).toEqual(empty);
});

it('does not listen to a video that has been replaced', () => {
  const stage = after(available, chosen, sent(1), told(pending));
  expect(nextStage(stage, told({ ...finished, id: 99 }))).toBe(stage);
  expect(nextStage(available, told(finished))).toBe(available);
});

it('a workout is saved with the newest video the server has', () => {
  expect(mediaOf(empty)).toBeNull();
  expect(mediaOf(after(available, chosen, sent(0.5)))).toBe(old);
  expect(mediaOf(after(available, chosen, sent(1)))).toBe(old);
  expect(mediaOf(after(available, chosen, sent(1), told(pending)))).toBe(pending);
});

it('holds a video as long as it may revert to it', () => {
  expect(heldMedia(after(available, chosen, sent(1), told(pending)))).toEqual([7, 3]);
  expect(heldMedia(after(available, chosen, sent(1), told(pending), told(finished)))).toEqual([7]);
});
