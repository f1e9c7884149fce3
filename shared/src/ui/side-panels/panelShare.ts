/** Percent. */
export const SHARE_BOUNDS = { from: 15, to: 85 } as const;

const STEP = 2;
const LARGE_STEP = 10;

export const withinBounds = (share: number): number =>
  Math.round(Math.min(SHARE_BOUNDS.to, Math.max(SHARE_BOUNDS.from, share)));

/** The share after a key; null for other keys. */
export function shareAfterKey(share: number, key: string): number | null {
  const steps: Readonly<Record<string, number>> = {
    ArrowLeft: share - STEP,
    ArrowRight: share + STEP,
    PageDown: share - LARGE_STEP,
    PageUp: share + LARGE_STEP,
    Home: SHARE_BOUNDS.from,
    End: SHARE_BOUNDS.to,
  };
  const next = steps[key];
  return next === undefined ? null : withinBounds(next);
}

export function shareAt(
  x: number,
  { left, width }: { readonly left: number; readonly width: number },
): number {
  return width > 0 ? withinBounds(((x - left) / width) * 100) : SHARE_BOUNDS.from;
}
