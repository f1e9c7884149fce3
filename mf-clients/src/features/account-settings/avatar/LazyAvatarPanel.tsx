import { lazyPart, Skeleton } from '@formline/shared/ui/core';

/** The crop of a picture comes with the first picture that is chosen. */
export const LazyAvatarPanel = lazyPart(async () => (await import('./AvatarPanel')).AvatarPanel, {
  loading: <Skeleton h="80" />,
});
