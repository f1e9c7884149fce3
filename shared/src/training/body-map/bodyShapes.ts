import { backShapes } from './backShapes';
import type { BodyShape, BodyView } from './bodyShape';
import { frontShapes } from './frontShapes';

export const bodyShapes: Readonly<Record<BodyView, readonly BodyShape[]>> = {
  front: frontShapes,
  back: backShapes,
};
