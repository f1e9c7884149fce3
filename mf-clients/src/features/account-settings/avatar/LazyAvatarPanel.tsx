import { lazyPart, Skeleton } from '@formline/shared/ui/core';

/** Lazy, because only a chosen picture needs the cropper. */
export const LazyAvatarPanel = lazyPart(async () => (await import('./AvatarPanel')).AvatarPanel, {
  loading: <Skeleton h="80" />,
});
