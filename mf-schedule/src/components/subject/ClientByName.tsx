import { CLIENT_ID_PARAMETER, CLIENTS_PATH, isNamedInPath } from '@formline/shared/domain/clientPaths';
import { useQuery } from '@formline/shared/query';
import { Navigate, useLocation } from '@formline/shared/routing';
import { useClubScope } from '@formline/shared/session';
import { useNameInPath } from '@formline/shared/training/client-path/useNameInPath.ts';
import { clientsQuery } from '../../queries/clients.queries';
import { LoadingSubject } from './LoadingSubject';

/** A client's page whose path has a first name and no number: opens for the only client of that name. */
export function ClientByName({ title }: { readonly title: string }) {
  const { pathname, search } = useLocation();
  const clients = useQuery(clientsQuery(useClubScope()));
  if (clients.isPending) return <LoadingSubject kind="client" title={title} />;
  const [only, another] = (clients.data ?? []).filter((client) => isNamedInPath(client, pathname));
  if (!only || another) return <Navigate to={CLIENTS_PATH} replace />;
  const parameters = new URLSearchParams(search);
  parameters.set(CLIENT_ID_PARAMETER, String(only.id));
  return <Navigate to={{ pathname, search: parameters.toString() }} replace />;
}

/** Puts the right first name into the path of a client's page. */
export function NameInPath({ firstName }: { readonly firstName: string }) {
  useNameInPath({ first_name: firstName });
  return null;
}
