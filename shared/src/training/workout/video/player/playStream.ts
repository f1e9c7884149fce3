import { STREAM_TYPE, type StreamRequest } from './streamRequest';

/** Plays by shaka-player, or natively where only that plays HLS, as on phones. Throws when loading or playing fails. */
export async function playStream(request: StreamRequest): Promise<() => void> {
  if (hasMediaSources()) {
    const { playByShaka } = await import('./shakaStream');
    return playByShaka(request);
  }
  return playNatively(request);
}

const hasMediaSources = (): boolean => 'MediaSource' in window || 'ManagedMediaSource' in window;

async function playNatively({ video, address, startAt, onFailure }: StreamRequest): Promise<() => void> {
  if (video.canPlayType(STREAM_TYPE) === '') throw new Error('This browser plays no streams.');
  const end = new AbortController();
  const stop = () => {
    end.abort();
    video.removeAttribute('src');
    video.load();
  };
  try {
    await new Promise<void>((resolve, reject) => {
      const { signal } = end;
      video.addEventListener('loadedmetadata', () => resolve(), { signal });
      video.addEventListener('error', () => reject(new Error('The stream cannot be played.')), { signal });
      video.src = address;
    });
  } catch (error) {
    stop();
    throw error;
  }
  video.currentTime = startAt;
  video.addEventListener('error', onFailure, { signal: end.signal });
  return stop;
}
