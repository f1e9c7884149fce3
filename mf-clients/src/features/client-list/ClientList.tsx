import { useQuery } from '@formline/shared/query';
import { useClubScope } from '@formline/shared/session';
import { FloatingButton } from '@formline/shared/ui/core';
import { UserPlus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { clientsQuery } from '../../queries/clients';
import type { ClientAct } from './clientAct';
import { ClientActDialog } from './ClientActDialog';
import { clientListTexts } from './clientList.texts';
import { ClientListBody } from './ClientListBody';
import { ClientListHeader } from './ClientListHeader';
import { ClientListNotices } from './ClientListNotices';
import { FoundClients } from './FoundClients';
import { listClients } from './listedClients';
import { useClubAddress } from './useClubAddress';
import { useListStatus } from './useListStatus';

interface ClientListProps {
  readonly title: string;
  readonly notice?: ReactNode;
  readonly onAdd?: (() => void) | undefined;
  readonly newClientId?: number | null;
}

/** Does not read the URL itself, because each search update would re-render it all. */
export function ClientList({ title, notice, onAdd, newClientId = null }: ClientListProps) {
  const [act, setAct] = useState<ClientAct | null>(null);
  const clients = useQuery({ ...clientsQuery(useClubScope()), select: listClients });
  const { data: all, isPending } = clients;
  const { counts, step, toChoose, limit, ...activation } = useListStatus(all);
  const hasClients = all ? all.length > 0 : isPending;
  return (
    <FoundClients all={all} isLoading={isPending} newClientId={newClientId}>
      <ClubAddress />
      <ClientListHeader
        title={toChoose > 0 ? clientListTexts.chooseFree(toChoose) : title}
        hasClients={hasClients}
        counts={counts}
      />
      {notice}
      <ClientListNotices
        isChoosing={toChoose > 0}
        hasActivationFailed={activation.hasActivationFailed}
        onRetry={activation.retryActivation}
      />
      <ClientListBody
        step={step}
        newClientId={newClientId}
        isRetrying={clients.isFetching}
        onRetry={() => void clients.refetch()}
        onAct={setAct}
        onAdd={onAdd}
      />
      {onAdd && all?.length !== 0 && (
        <FloatingButton icon={<UserPlus />} onClick={onAdd}>
          {clientListTexts.add}
        </FloatingButton>
      )}
      {act && <ClientActDialog act={act} limit={limit} onChange={setAct} />}
    </FoundClients>
  );
}

function ClubAddress() {
  useClubAddress();
  return null;
}
