import { lazyPart, Skeleton } from '@formline/shared/ui/core';

/** The list of devices is seldom opened. */
export const LazyDevicesPanel = lazyPart(async () => (await import('./DevicesPanel')).DevicesPanel, {
  loading: <Skeleton h="40" />,
});
