import type { VideoFacts } from './probeVideo';

export interface Rendition {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly videoKbps: number;
  readonly profile: 'main' | 'high';
  readonly level: string;
  readonly codec: string;
}

export const AUDIO_KBPS = 128;

const LADDER = [
  { shortSide: 360, videoKbps: 900, profile: 'main', level: '3.0', codec: 'avc1.4d401e' },
  { shortSide: 720, videoKbps: 2_800, profile: 'main', level: '3.1', codec: 'avc1.4d401f' },
  { shortSide: 1080, videoKbps: 5_000, profile: 'high', level: '4.0', codec: 'avc1.640028' },
] as const;

/** Never upscales; a video below all sizes gets the smallest one. */
export function renditionsOf({ width, height }: Pick<VideoFacts, 'width' | 'height'>): Rendition[] {
  const shortSide = Math.min(width, height);
  const fitting = LADDER.filter((step) => step.shortSide <= shortSide);
  const steps = fitting.length > 0 ? fitting : [{ ...LADDER[0], shortSide }];
  return steps.map(({ shortSide: side, ...step }) => ({
    name: `${side}p`,
    width: even((width * side) / shortSide),
    height: even((height * side) / shortSide),
    ...step,
  }));
}

/** The encoder takes even sizes only. */
const even = (pixels: number): number => Math.max(2, Math.round(pixels / 2) * 2);
