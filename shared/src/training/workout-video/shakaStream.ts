import shaka from 'shaka-player/dist/shaka-player.hls-es2021';
import { STREAM_TYPE, type StreamWish } from './streamWish';

/** Plays a stream by shaka-player, the largest library of this screen: this module comes with the first playback. */
export async function playByShaka({ video, address, startAt, onFailure }: StreamWish): Promise<() => void> {
  shaka.polyfill.installAll();
  const player = new shaka.Player();
  const stop = () => void player.destroy();
  player.configure({ abr: { restrictToElementSize: true } });
  player.addEventListener('error', onFailure);
  try {
    await player.attach(video);
    await player.load(address, startAt, STREAM_TYPE);
  } catch (error) {
    stop();
    throw error;
  }
  return stop;
}
