import type { BodyRegion } from './bodyRegions';

export type BodyView = 'front' | 'back';

export interface BodyArea {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Canvas of both figures. The middle line of the body is x = 0. */
export const BODY_CANVAS: BodyArea = { left: -110, top: 0, width: 220, height: 500 };

/**
 * One region as drawn. `outlines` are closed paths of the viewer's right half of the body, in absolute M, L and C
 * commands; the left half is mirrored. A `whole` region crosses the middle line and is not mirrored.
 */
export interface BodyShape {
  readonly region: BodyRegion;
  readonly outlines: readonly string[];
  readonly whole?: true;
}
