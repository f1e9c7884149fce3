import { landings } from '@formline/shared/domain/accounts/visitor';
import { Navigate, useLocation } from '@formline/shared/routing';
import { useSession } from '@formline/shared/session';
import { loginPathFor } from './landing';

/** Carries the requested page, except after the person signed out. */
export function ToLogin() {
  const session = useSession();
  const { pathname, search } = useLocation();
  const hasLoggedOut = session.status === 'signed-out' && session.reason === 'asked';
  return <Navigate to={hasLoggedOut ? landings['signed-out'] : loginPathFor(pathname + search)} replace />;
}
