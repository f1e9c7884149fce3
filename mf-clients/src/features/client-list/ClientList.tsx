import { useQuery } from '@formline/shared/query';
import { useSearchText } from '@formline/shared/routing';
import { useClubScope } from '@formline/shared/session';
import { FloatingButton } from '@formline/shared/ui/core';
import { UserPlus } from 'lucide-react';
import { type ReactNode, useDeferredValue, useMemo, useState } from 'react';
import { clientsQuery } from '../../queries/clients.queries';
import type { ClientAct } from './clientAct';
import { ClientActDialog } from './ClientActDialog';
import { clientListTexts } from './clientList.texts';
import { ClientListBody } from './ClientListBody';
import { ClientListHeader } from './ClientListHeader';
import { ClientListNotices } from './ClientListNotices';
import { clientListState } from './clientListState';
import { listClients } from './listedClients';
import { useActiveOnly } from './useActiveOnly';
import { useClubAddress } from './useClubAddress';
import { useListStanding } from './useListStanding';
import { useShowNewClient } from './useShowNewClient';

interface ClientListProps {
  readonly title: string;
  /** Stands between the header and the clients. */
  readonly notice?: ReactNode;
  /** Absent for whoever may not add a client. */
  readonly onAdd?: (() => void) | undefined;
  /** Somebody added a moment ago: in sight whatever was searched for, and where Tab leads. */
  readonly newClientId?: number | null;
}

/** The page of all clients: header with count and search, and the grid of clients below. */
export function ClientList({ title, notice, onAdd, newClientId = null }: ClientListProps) {
  useClubAddress();
  const [text, setText] = useSearchText();
  const [isActiveOnly, setIsActiveOnly] = useActiveOnly();
  const [act, setAct] = useState<ClientAct | null>(null);
  const search = useDeferredValue(text).trim();
  const clients = useQuery({ ...clientsQuery(useClubScope()), select: listClients });
  const { data: all, isPending } = clients;
  const standing = useListStanding(all);
  const state = useMemo(
    () => clientListState({ all, isLoading: isPending, search, isActiveOnly }),
    [all, isPending, search, isActiveOnly],
  );
  useShowNewClient(newClientId, () => {
    setText('');
    setIsActiveOnly(false);
  });
  return (
    <>
      <ClientListHeader
        title={standing.toChoose > 0 ? clientListTexts.chooseFree(standing.toChoose) : title}
        state={state}
        counts={standing.counts}
        search={text}
        onSearch={setText}
        isActiveOnly={isActiveOnly}
        onActiveOnly={setIsActiveOnly}
      />
      {notice}
      <ClientListNotices
        isChoosing={standing.toChoose > 0}
        hasActivationFailed={standing.hasActivationFailed}
        onRetry={standing.retryActivation}
      />
      <ClientListBody
        state={state}
        search={search}
        step={standing.step}
        newClientId={newClientId}
        isRetrying={clients.isFetching}
        onRetry={() => void clients.refetch()}
        onShowAll={() => (text === '' ? setIsActiveOnly(false) : setText(''))}
        onAct={setAct}
        onAdd={onAdd}
      />
      {onAdd && state.kind !== 'empty' && (
        <FloatingButton icon={<UserPlus />} onClick={onAdd}>
          {clientListTexts.add}
        </FloatingButton>
      )}
      {act && <ClientActDialog act={act} limit={standing.limit} onChange={setAct} />}
    </>
  );
}
