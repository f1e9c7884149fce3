import { LoadingState, Skeleton } from '@formline/shared/ui/core';
import { isFirstPaintShown } from './FirstPaint';
import { remotesTexts } from './remotes.texts';

/** The outline of a page while its remote is on the way. */
export function RemoteLoading() {
  if (isFirstPaintShown()) return null;
  return (
    <LoadingState label={remotesTexts.loading}>
      <Skeleton h="8" w="48" mb="6" />
      <Skeleton shape="card" h="64" />
    </LoadingState>
  );
}
