import type { RemoteRoute } from '@formline/shared/contracts/platform/remoteManifest';
import { Navigate, useSearchParams } from '@formline/shared/routing';
import { useSession } from '@formline/shared/session';
import type { ReactNode } from 'react';
import { landingOf, pathAfterLogin, REDIRECT_PARAMETER } from './landing';
import { ToLogin } from './ToLogin';

interface RouteGuardProps {
  readonly access: RemoteRoute['access'];
  readonly children: ReactNode;
}

export function RouteGuard({ access, children }: RouteGuardProps) {
  const session = useSession();
  const [query] = useSearchParams();
  if (access === 'anyone') return children;
  if (session.status !== 'signed-in') {
    if (access === 'signed-out') return children;
    return <ToLogin />;
  }
  if (access === 'signed-out') {
    return <Navigate to={pathAfterLogin(query.get(REDIRECT_PARAMETER), landingOf(session))} replace />;
  }
  if (access === 'manager' && !session.isManager) return <Navigate to={landingOf(session)} replace />;
  return children;
}
