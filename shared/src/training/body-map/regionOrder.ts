import type { BodyRegion } from './bodyRegions';
import type { BodyShape, BodyView } from './bodyShape';
import { bodyShapes } from './bodyShapes';

export const regionsFromTheTop: Readonly<Record<BodyView, readonly BodyShape[]>> = {
  front: fromTheTop(bodyShapes.front),
  back: fromTheTop(bodyShapes.back),
};

export function regionAfterKey(key: string, view: BodyView, from: BodyRegion): BodyRegion | null {
  const shapes = regionsFromTheTop[view];
  const at = shapes.findIndex(({ region }) => region === from);
  const last = shapes.length - 1;
  switch (key) {
    case 'ArrowDown':
    case 'ArrowRight':
      return shapes[Math.min(at + 1, last)]?.region ?? null;
    case 'ArrowUp':
    case 'ArrowLeft':
      return shapes[Math.max(at - 1, 0)]?.region ?? null;
    case 'Home':
      return shapes[0]?.region ?? null;
    case 'End':
      return shapes[last]?.region ?? null;
    default:
      return null;
  }
}

function fromTheTop(shapes: readonly BodyShape[]): BodyShape[] {
  return [...shapes].sort((one, other) => middleOf(one) - middleOf(other));
}

function middleOf({ outlines }: BodyShape): number {
  const heights = outlines.flatMap((path) => [...path.matchAll(/,(-?[\d.]+)/g)].map(([, y]) => Number(y)));
  return heights.reduce((sum, y) => sum + y, 0) / heights.length;
}
