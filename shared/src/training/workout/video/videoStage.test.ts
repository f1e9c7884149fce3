import type { UploadedMedia } from '@formline/shared/contracts/library/media';
import { heldMedia, mediaOf, nextStage, stageOfMedia, type VideoEvent, type VideoStage } from './videoStage';

const pending: UploadedMedia = { id: 7, status: 'PENDING', stream_url: null, thumbnail_url: '/t.jpg' };
const finished: UploadedMedia = { ...pending, status: 'FINISHED', stream_url: '/s.m3u8' };
const failed: UploadedMedia = { ...pending, status: 'ERROR' };
const old: UploadedMedia = { ...finished, id: 3 };

const uploaded: VideoEvent = { type: 'uploaded', media: pending };
const reverted: VideoEvent = { type: 'reverted' };
const saved: VideoEvent = { type: 'saved' };
const reported = (media: UploadedMedia): VideoEvent => ({ type: 'told', media });
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

it('an upload is processed until it is available', () => {
  expect(after(empty, uploaded).name).toBe('processing');
  expect(after(empty, uploaded, reported(pending)).name).toBe('processing');
  expect(after(empty, uploaded, reported(finished)).name).toBe('media_available');
});

it('an upload that is cancelled or cannot be used reverts to what was there', () => {
  expect(after(available, uploaded, reverted)).toBe(available);
  expect(after(available, uploaded, reported(failed))).toBe(available);
  expect(after(empty, uploaded, reverted)).toBe(empty);
});

it('a saved video that cannot be made ready is in error, and one that is gone leaves room for another', () => {
  expect(after(stageOfMedia(pending), reported(failed)).name).toBe('error');
  expect(after(available, uploaded, saved, reported(failed)).name).toBe('error');
  expect(after(available, uploaded, saved, reverted)).toEqual(empty);
});

it('does not listen to news of another video', () => {
  const stage = after(available, uploaded);
  expect(nextStage(stage, reported({ ...finished, id: 99 }))).toBe(stage);
  expect(nextStage(available, reported(finished))).toBe(available);
});

it('a workout is saved with a video that is processed or available', () => {
  expect(mediaOf(empty)).toBeNull();
  expect(mediaOf(available)).toBe(old);
  expect(mediaOf(after(available, uploaded))).toBe(pending);
  expect(mediaOf(stageOfMedia(failed))).toBeNull();
});

it('holds a video as long as it may revert to it', () => {
  expect(heldMedia(after(available, uploaded))).toEqual([7, 3]);
  expect(heldMedia(after(available, uploaded, saved))).toEqual([7]);
  expect(heldMedia(after(available, uploaded, reported(finished)))).toEqual([7]);
});
