import type { Client } from '@formline/shared/contracts/people/users';
import { isNamedInPath, withNameInPath } from '@formline/shared/domain/clients/clientPaths';
import { useLocation, useNavigate } from '@formline/shared/routing';
import { useEffect, useRef } from 'react';

/** Puts the right first name into the path of a client's page when the page opens: its `clientId` says who it is. */
export function useNameInPath(client: Pick<Client, 'first_name'>): void {
  const { pathname, search, hash, ...location } = useLocation();
  const state: unknown = location.state;
  const navigate = useNavigate();
  const wasRight = useRef(false);
  // Corrects the address; later renames wait for the next visit, as a page may hold unsaved changes.
  useEffect(() => {
    const right = withNameInPath(pathname, client);
    if (right === pathname || isNamedInPath(client, pathname)) wasRight.current = true;
    if (wasRight.current) return;
    void navigate({ pathname: right, search, hash }, { replace: true, state });
  }, [client, pathname, search, hash, state, navigate]);
}
