import { lazyPart, LoadingState, Skeleton } from '@formline/shared/ui/core';
import { RoutePage } from '../routing/RoutePage';
import { shellTexts } from '../shell/shell.texts';

const StaffPage = lazyPart(async () => (await import('./StaffPage')).StaffPage, {
  loading: (
    <LoadingState label={shellTexts.deliveries.loading}>
      <Skeleton h="8" w="48" mb="6" />
      <Skeleton shape="card" h="24" mb="6" />
      <Skeleton shape="card" h="80" />
    </LoadingState>
  ),
});

export function StaffRoute() {
  return (
    <RoutePage title={shellTexts.deliveries.title}>
      <StaffPage />
    </RoutePage>
  );
}
