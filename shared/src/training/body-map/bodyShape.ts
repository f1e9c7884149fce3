import type { BodyRegion } from './bodyRegions';

/** The side of the body the figure shows. */
export type BodyView = 'front' | 'back';

/** A rectangle of the drawing, in its own units. */
export interface BodyArea {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The canvas of both figures. The middle line of the body is x = 0. */
export const BODY_CANVAS: BodyArea = { left: -110, top: 0, width: 220, height: 500 };

/**
 * One region as drawn. `outlines` are closed paths of the viewer's right half of the body, in absolute
 * M, L and C commands; the left half is their mirror image. A `whole` region crosses the middle line and has none.
 */
export interface BodyShape {
  readonly region: BodyRegion;
  readonly outlines: readonly string[];
  readonly whole?: true;
}
