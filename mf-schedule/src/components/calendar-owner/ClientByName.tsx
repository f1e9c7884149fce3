import { listTrainerClients } from '@formline/shared/contracts/people/clients';
import {
  CLIENT_ID_PARAMETER,
  clientDashboardPath,
  CLIENTS_PATH,
  isNamedInPath,
} from '@formline/shared/domain/clients/clientPaths';
import { queryOf, useQuery } from '@formline/shared/query';
import { Navigate, useLocation } from '@formline/shared/routing';
import { useClubScope } from '@formline/shared/session';
import { useNameInPath } from '@formline/shared/training/client-path/useNameInPath.ts';
import { LoadingOwner } from './LoadingOwner';
import { OwnerUnavailable } from './OwnerUnavailable';

export function ClientByName({ title }: { readonly title: string }) {
  const { pathname, search } = useLocation();
  const clients = useQuery(queryOf(listTrainerClients, { query: useClubScope() }));
  if (clients.isPending) return <LoadingOwner kind="client" title={title} />;
  if (!clients.data) {
    const retry = () => void clients.refetch();
    return <OwnerUnavailable kind="client" title={title} state={{ status: 'failed', retry }} />;
  }
  const [only, another] = clients.data.filter((client) => isNamedInPath(client, pathname));
  if (!only) return <Navigate to={CLIENTS_PATH} replace />;
  // Several clients share the name, so the dashboard asks which one.
  if (another) return <Navigate to={clientDashboardPath(only).replace(/\?.*$/, '')} replace />;
  const parameters = new URLSearchParams(search);
  parameters.set(CLIENT_ID_PARAMETER, String(only.id));
  return <Navigate to={{ pathname, search: parameters.toString() }} replace />;
}

export function NameInPath({ firstName }: { readonly firstName: string }) {
  useNameInPath({ first_name: firstName });
  return null;
}
