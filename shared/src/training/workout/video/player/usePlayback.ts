import { type RefObject, useEffect, useRef, useState } from 'react';
import { isCaptions } from './isCaptions';
import { playStream } from './playStream';
import type { StreamRequest } from './streamRequest';

/** Resting: only the poster is there, and nothing has been loaded. */
type PlaybackStage = 'resting' | 'starting' | 'ready' | 'failed';

export interface PlaybackFacts {
  readonly isPlaying: boolean;
  readonly isWaiting: boolean;
  readonly isMuted: boolean;
  /** In seconds. */
  readonly position: number;
  /** In seconds; 0 as long as it is not known. */
  readonly duration: number;
  /** The stream has captions of its own. */
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

/** Plays a stream in a video element once it is asked to, and tells how far it is. A retry goes on where it broke. */
export function usePlayback(videoRef: RefObject<HTMLVideoElement | null>, address: string) {
  const [stage, setStage] = useState<PlaybackStage>('resting');
  const [attempt, setAttempt] = useState(0);
  const [facts, setFacts] = useState(AT_REST);
  const reached = useRef(0);
  const change = (part: Partial<PlaybackFacts>) => setFacts((known) => ({ ...known, ...part }));

  // Meets the player: a stream is loaded when somebody asks for it, and let go with the screen.
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
  /** What the video element tells. */
  const listeners = {
    onPlay: () => change({ isPlaying: true }),
    onPause: () => change({ isPlaying: false, isWaiting: false }),
    onWaiting: () => change({ isWaiting: true }),
    onPlaying: () => change({ isWaiting: false }),
    onVolumeChange: () => change({ isMuted: videoRef.current?.muted ?? false }),
    onDurationChange: () => change({ duration: finite(videoRef.current?.duration) }),
    onTimeUpdate: () => {
      reached.current = finite(videoRef.current?.currentTime);
      // Captions come with the stream, after the film is known.
      const hasCaptions = [...(videoRef.current?.textTracks ?? [])].some(isCaptions);
      change({ position: reached.current, hasCaptions });
    },
  };
  return { stage, facts, start, toggle, seek, toggleMuted, listeners };
}

/** Loads a stream and plays it, and tells how that went. Gives what lets the stream go. */
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
  // Let go at once: a player that is on its way out when the next one takes the element over would empty it.
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

/** A browser may refuse to play before the page was touched: then the film waits for the next press. */
function startFilm(video: HTMLVideoElement): void {
  video.play().catch(() => video.pause());
}
