import { useQuery } from '@formline/shared/query';
import { useSearchText } from '@formline/shared/routing';
import { useClubScope } from '@formline/shared/session';
import { PageHeader, SearchBox, Skeleton } from '@formline/shared/ui/core';
import { type ReactNode, useDeferredValue, useMemo } from 'react';
import { clientsQuery } from '../../queries/clients.queries';
import { clientListTexts } from './clientList.texts';
import { ClientListBody } from './ClientListBody';
import { countInactive, type ListedClient, listClients, searchClients } from './listedClients';
import { useClubAddress } from './useClubAddress';

interface ClientListProps {
  readonly title: string;
  readonly canEdit: boolean;
  /** Stands between the header and the clients. */
  readonly notice?: ReactNode;
}

/** The page of all clients: header with count and search, and the grid of clients below. */
export function ClientList({ title, canEdit, notice }: ClientListProps) {
  useClubAddress();
  const [text, setText] = useSearchText();
  const search = useDeferredValue(text).trim();
  const clients = useQuery({ ...clientsQuery(useClubScope()), select: listClients });
  const found = useMemo(() => searchClients(clients.data ?? [], search), [clients.data, search]);
  const hasClients = clients.data !== undefined && clients.data.length > 0;
  return (
    <>
      <PageHeader
        title={title}
        subtitle={clients.isError ? null : <ClientCount all={clients.data} found={search ? found : null} />}
        actions={
          (hasClients || clients.isPending) && (
            <SearchBox label={clientListTexts.search} value={text} onChange={setText} />
          )
        }
      />
      {notice}
      <ClientListBody
        clients={clients}
        found={found}
        search={search}
        canEdit={canEdit}
        onClearSearch={() => setText('')}
      />
    </>
  );
}

interface ClientCountProps {
  readonly all: readonly ListedClient[] | undefined;
  /** Null while nothing is searched for. */
  readonly found: readonly ListedClient[] | null;
}

function ClientCount({ all, found }: ClientCountProps) {
  if (!all) return <Skeleton w="24" display="inline-block" verticalAlign="middle" />;
  const { count, found: foundText } = clientListTexts;
  return (
    <span role="status">
      {found ? foundText(found.length, all.length) : count(all.length, countInactive(all))}
    </span>
  );
}
