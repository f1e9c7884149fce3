import { lazyPart, LoadingState, Skeleton } from '@formline/shared/ui/core';
import { useSession } from '@formline/shared/session';
import type { ReactNode } from 'react';
import { RoutePage } from '../routing/RoutePage';
import { shellTexts } from '../shell/shell.texts';
import { UnknownPath } from '../routing/UnknownPath';

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

/** For others the URL does not exist. */
export function StaffGate({ children }: { readonly children: ReactNode }) {
  const session = useSession();
  return session.status === 'signed-in' && session.user.is_staff ? children : <UnknownPath />;
}
