import { lazyPart, Skeleton } from '@formline/shared/ui/core';

/** Lazy, because setup happens once and needs the QR code renderer. */
export const LazyTwoStepPanel = lazyPart(async () => (await import('./TwoStepPanel')).TwoStepPanel, {
  loading: <Skeleton h="40" />,
});
