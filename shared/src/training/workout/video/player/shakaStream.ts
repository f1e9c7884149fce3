import shaka from 'shaka-player/dist/shaka-player.hls-es2021';
import { captionDisplayer } from './captionDisplayer';
import { STREAM_TYPE, type StreamRequest } from './streamRequest';

/** Plays a stream by shaka-player, the largest library of this screen: this module comes with the first playback. */
export async function playByShaka({
  video,
  address,
  startAt,
  onFailure,
}: StreamRequest): Promise<() => void> {
  shaka.polyfill.installAll();
  const player = new shaka.Player();
  const stop = () => void player.destroy();
  player.configure({
    abr: { restrictToElementSize: true },
    // The library warns of a factory that takes no argument.
    textDisplayFactory: (shown: shaka.Player) => captionDisplayer(shown.getMediaElement() ?? video),
  });
  player.addEventListener('error', onFailure);
  try {
    await player.attach(video);
    await player.load(address, startAt, STREAM_TYPE);
    const [captions] = player.getTextTracks();
    if (captions) player.selectTextTrack(captions);
  } catch (error) {
    stop();
    throw error;
  }
  return stop;
}
