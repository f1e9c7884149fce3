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

/** `outlines` are closed paths (M, L, C) of the viewer's right half, mirrored unless the region is `whole`. */
export interface BodyShape {
  readonly region: BodyRegion;
  readonly outlines: readonly string[];
  readonly whole?: true;
}
