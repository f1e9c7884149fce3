import type { RemoteRoute } from '@formline/shared/contracts/platform/remoteManifest';
import { Navigate, useSearchParams, useLocation } from '@formline/shared/routing';
import { useSession } from '@formline/shared/session';
import { landings } from '@formline/shared/domain/accounts/visitor';
import type { ReactNode } from 'react';
import { landingOf, pathAfterLogin, REDIRECT_PARAMETER, loginPathFor } from './landing';

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

/** Around pages with the navigation. */
export function SignedInGate({ children }: { readonly children: ReactNode }) {
  const { status } = useSession();
  return status === 'signed-in' ? children : <ToLogin />;
}

/** Carries the requested page, except after the person signed out. */
export function ToLogin() {
  const session = useSession();
  const { pathname, search } = useLocation();
  const hasLoggedOut = session.status === 'signed-out' && session.reason === 'asked';
  return <Navigate to={hasLoggedOut ? landings['signed-out'] : loginPathFor(pathname + search)} replace />;
}
