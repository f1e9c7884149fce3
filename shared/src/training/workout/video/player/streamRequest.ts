/** A stream that is to be played in a video element. */
export interface StreamRequest {
  readonly video: HTMLVideoElement;
  /** Address of the playlist. */
  readonly address: string;
  /** Where to begin, in seconds. */
  readonly startAt: number;
  /** It began to play and cannot go on. */
  readonly onFailure: () => void;
}

/** How a stream names its kind. */
export const STREAM_TYPE = 'application/x-mpegURL';
