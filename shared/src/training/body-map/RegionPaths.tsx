import type { BodyShape } from './bodyShape';

const MIRRORED = 'scale(-1 1)';

/** The outlines of one region: the drawn half, and its mirror image unless the region crosses the middle line. */
export function RegionPaths({ shape }: { shape: Pick<BodyShape, 'outlines' | 'whole'> }) {
  const outline = shape.outlines.join(' ');
  return (
    <>
      <path d={outline} />
      {!shape.whole && <path d={outline} transform={MIRRORED} />}
    </>
  );
}
