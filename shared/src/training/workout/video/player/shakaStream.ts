import shaka from 'shaka-player/dist/shaka-player.hls-es2021';
import { captionDisplayer } from './captionDisplayer';
import { STREAM_TYPE, type StreamRequest } from './streamRequest';

/** A separate chunk for the first playback, because shaka-player is the largest library of this screen. */
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
    // The library warns about a factory without a parameter.
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
