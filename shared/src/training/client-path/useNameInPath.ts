import type { Client } from '@formline/shared/contracts/people/users';
import { isNamedInPath, withNameInPath } from '@formline/shared/domain/clients/clientPaths';
import { useLocation, useNavigate } from '@formline/shared/routing';
import { useEffect, useRef } from 'react';

/** Corrects the first name in the path of a client's page, as `clientId` alone identifies the client. */
export function useNameInPath(client: Pick<Client, 'first_name'>): void {
  const { pathname, search, hash, ...location } = useLocation();
  const state: unknown = location.state;
  const navigate = useNavigate();
  const wasRight = useRef(false);
  // Only on opening: a page may hold unsaved changes, so later renames wait for the next visit.
  useEffect(() => {
    const right = withNameInPath(pathname, client);
    if (right === pathname || isNamedInPath(client, pathname)) wasRight.current = true;
    if (wasRight.current) return;
    void navigate({ pathname: right, search, hash }, { replace: true, state });
  }, [client, pathname, search, hash, state, navigate]);
}
