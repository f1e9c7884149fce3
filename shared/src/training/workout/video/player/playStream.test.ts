import { playStream } from './playStream';
import { playByShaka } from './shakaStream';

jest.mock('./shakaStream');

let video: HTMLVideoElement;
const onFailure = jest.fn();
const request = () => ({ video, address: '/stream/master.m3u8', startAt: 4, onFailure });

beforeEach(() => {
  video = document.createElement('video');
  video.load = jest.fn();
  Reflect.deleteProperty(window, 'MediaSource');
  onFailure.mockClear();
});

it('plays by shaka-player where the browser has media sources', async () => {
  Reflect.set(window, 'MediaSource', jest.fn());
  const stop = jest.fn();
  jest.mocked(playByShaka).mockResolvedValue(stop);
  expect(await playStream(request())).toBe(stop);
  expect(video.getAttribute('src')).toBeNull();
});

it('leaves it to a browser that has none and plays HLS itself', async () => {
  video.canPlayType = () => 'maybe';
  const playing = playStream(request());
  expect(video.getAttribute('src')).toBe('/stream/master.m3u8');
  video.dispatchEvent(new Event('loadedmetadata'));
  const stop = await playing;
  expect(video.currentTime).toBe(4);
  video.dispatchEvent(new Event('error'));
  expect(onFailure).toHaveBeenCalledTimes(1);
  stop();
  expect(video.getAttribute('src')).toBeNull();
});

it('fails where the browser can do neither', async () => {
  video.canPlayType = () => '';
  await expect(playStream(request())).rejects.toThrow('plays no streams');
});

it('fails, and lets go of the stream, when it cannot be loaded', async () => {
  video.canPlayType = () => 'maybe';
  const playing = playStream(request());
  video.dispatchEvent(new Event('error'));
  await expect(playing).rejects.toThrow('cannot be played');
  expect(video.getAttribute('src')).toBeNull();
});
