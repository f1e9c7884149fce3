import type { RegistryEntry } from '@formline/shared/contracts/registry';
import { matchPath, Navigate, useLocation } from '@formline/shared/routing';
import { useSession } from '@formline/shared/session';
import { PageUnavailable } from '../shell/PageUnavailable';
import { landingOf, loginPathFor } from './landing';

/** Sends unknown addresses, and the bare root, to where the visitor belongs, unless no remote offers that place now. */
export function UnknownPath({ entries }: { readonly entries: readonly RegistryEntry[] }) {
  const session = useSession();
  const { pathname, search } = useLocation();
  const target = session.status === 'signed-in' ? landingOf(session) : loginPathFor(pathname + search);
  const isOffered = entries.some(({ manifest }) =>
    manifest.routes.some(({ path }) => matchPath(path, target.replace(/\?.*$/, ''))),
  );
  return isOffered ? <Navigate to={target} replace /> : <PageUnavailable />;
}
