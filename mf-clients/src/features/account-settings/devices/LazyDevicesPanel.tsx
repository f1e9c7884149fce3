import { lazyPart, Skeleton } from '@formline/shared/ui/core';

/** Lazy, because it is rarely opened. */
export const LazyDevicesPanel = lazyPart(async () => (await import('./DevicesPanel')).DevicesPanel, {
  loading: <Skeleton h="40" />,
});
