import { noteActivity } from '@formline/shared/session';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { isCaptions } from './isCaptions';
import { playStream } from './playStream';
import type { StreamRequest } from './streamRequest';

type PlaybackStage = 'resting' | 'starting' | 'ready' | 'failed';

export interface PlaybackFacts {
  readonly isPlaying: boolean;
  readonly isWaiting: boolean;
  readonly isMuted: boolean;
  readonly position: number;
  /** Seconds; 0 while unknown. */
  readonly duration: number;
  readonly hasCaptions: boolean;
}

const AT_REST: PlaybackFacts = {
  isPlaying: false,
  isWaiting: false,
  isMuted: false,
  position: 0,
  duration: 0,
  hasCaptions: false,
};

/** Playback of a stream, loaded on demand. A retry continues at the position of the failure. */
export function usePlayback(videoRef: RefObject<HTMLVideoElement | null>, address: string) {
  const [stage, setStage] = useState<PlaybackStage>('resting');
  const [attempt, setAttempt] = useState(0);
  const [facts, setFacts] = useState(AT_REST);
  const reached = useRef(0);
  const change = (part: Partial<PlaybackFacts>) => setFacts((known) => ({ ...known, ...part }));

  useEffect(() => {
    const video = videoRef.current;
    if (attempt === 0 || !video) return undefined;
    return openStream({ video, address, startAt: reached.current }, setStage);
  }, [videoRef, address, attempt]);

  const start = () => {
    setStage('starting');
    setAttempt(attempt + 1);
  };
  const toggle = () => {
    const video = videoRef.current;
    if (!video || stage !== 'ready') return;
    if (video.paused) startFilm(video);
    else video.pause();
  };
  const seek = (position: number) => {
    if (videoRef.current) videoRef.current.currentTime = position;
    change({ position });
  };
  const toggleMuted = () => {
    if (videoRef.current) videoRef.current.muted = !videoRef.current.muted;
  };
  const listeners = {
    onPlay: () => change({ isPlaying: true }),
    onPause: () => change({ isPlaying: false, isWaiting: false }),
    onWaiting: () => change({ isWaiting: true }),
    onPlaying: () => change({ isWaiting: false }),
    onVolumeChange: () => change({ isMuted: videoRef.current?.muted ?? false }),
    onDurationChange: () => change({ duration: finite(videoRef.current?.duration) }),
    onTimeUpdate: () => {
      // Whoever shows a class a video of 40 minutes has no hand at the mouse.
      noteActivity();
      reached.current = finite(videoRef.current?.currentTime);
      // Captions become known after the video's metadata.
      const hasCaptions = [...(videoRef.current?.textTracks ?? [])].some(isCaptions);
      change({ position: reached.current, hasCaptions });
    },
  };
  return { stage, facts, start, toggle, seek, toggleMuted, listeners };
}

function openStream(
  request: Omit<StreamRequest, 'onFailure'>,
  onStage: (stage: 'ready' | 'failed') => void,
): () => void {
  let isUnmounted = false;
  let stop = () => {};
  const close = () => {
    isUnmounted = true;
    stop();
    stop = () => {};
  };
  // Stopped at once: a player that is still closing would empty the element for the next one.
  const fail = () => {
    if (isUnmounted) return;
    onStage('failed');
    close();
  };
  playStream({ ...request, onFailure: fail }).then((stopPlaying) => {
    if (isUnmounted) return stopPlaying();
    stop = stopPlaying;
    onStage('ready');
    return startFilm(request.video);
  }, fail);
  return close;
}

const finite = (seconds = 0): number => (Number.isFinite(seconds) ? seconds : 0);

/** Browsers may block playback before the first interaction; the video then waits for a press. */
function startFilm(video: HTMLVideoElement): void {
  video.play().catch(() => video.pause());
}
