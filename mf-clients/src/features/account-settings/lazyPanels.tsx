import { lazyPart, Skeleton } from '@formline/shared/ui/core';

export const LazyAvatarPanel = lazyPart(async () => (await import('./avatar/AvatarPanel')).AvatarPanel, {
  loading: <Skeleton h="80" />,
});

export const LazyDevicesPanel = lazyPart(async () => (await import('./devices/DevicesPanel')).DevicesPanel, {
  loading: <Skeleton h="40" />,
});

export const LazyTwoStepPanel = lazyPart(async () => (await import('./two-step/TwoStepPanel')).TwoStepPanel, {
  loading: <Skeleton h="40" />,
});
