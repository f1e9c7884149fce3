import type { BodyShape } from './bodyShape';

const MIRRORED = 'scale(-1 1)';

export function RegionPaths({ shape }: { shape: Pick<BodyShape, 'outlines' | 'whole'> }) {
  const outline = shape.outlines.join(' ');
  return (
    <>
      <path d={outline} />
      {!shape.whole && <path d={outline} transform={MIRRORED} />}
    </>
  );
}
