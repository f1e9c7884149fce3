import { backShapes } from './backShapes';
import type { BodyShape, BodyView } from './bodyShape';
import { frontShapes } from './frontShapes';

/** Every region as drawn on each side of the body. */
export const bodyShapes: Readonly<Record<BodyView, readonly BodyShape[]>> = {
  front: frontShapes,
  back: backShapes,
};
