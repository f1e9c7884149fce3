export interface StreamRequest {
  readonly video: HTMLVideoElement;
  readonly address: string;
  /** Start position in seconds. */
  readonly startAt: number;
  /** Playback started and then failed. */
  readonly onFailure: () => void;
}

export const STREAM_TYPE = 'application/x-mpegURL';
