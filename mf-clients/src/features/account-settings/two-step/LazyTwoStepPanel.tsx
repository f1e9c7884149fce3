import { lazyPart, Skeleton } from '@formline/shared/ui/core';

/** Two-step sign-in is set up once, and brings the drawing of QR codes. */
export const LazyTwoStepPanel = lazyPart(async () => (await import('./TwoStepPanel')).TwoStepPanel, {
  loading: <Skeleton h="40" />,
});
