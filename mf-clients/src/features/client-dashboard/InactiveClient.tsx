import type { Client } from '@formline/shared/contracts/people/users';
import { stepForInactive } from '@formline/shared/domain/clients/freeClients';
import { useQuery } from '@formline/shared/query';
import { useCanEdit, useSession } from '@formline/shared/session';
import { InactiveClientState } from '@formline/shared/training/inactive-client/InactiveClientState';
import { type ReactNode, useState } from 'react';
import { countActive } from '../../components/active-clients/countActive';
import { limitText } from '../../components/upgrade-dialog/limitText';
import { upgradeDialogTexts } from '../../components/upgrade-dialog/upgradeDialog.texts';
import { clientsQuery } from '../../queries/clients';
import { clientDashboardTexts } from './clientDashboard.texts';
import { DashboardHeader } from './DashboardHeader';

const texts = clientDashboardTexts.inactive;

interface InactiveClientProps {
  readonly clientId: number;
  readonly actions: (client: Client) => ReactNode;
}

export function InactiveClient({ clientId, actions }: InactiveClientProps) {
  const session = useSession();
  const canEdit = useCanEdit();
  const [now] = useState(() => new Date());
  const { data: clients } = useQuery(clientsQuery({}));
  const client = clients?.find(({ id }) => id === clientId);
  if (session.status !== 'signed-in') return null;
  const { active } = countActive(clients ?? []);
  const mayChoose = clients !== undefined && stepForInactive(session.user, active, now) === 'choose';
  return (
    <>
      <DashboardHeader
        title={client?.full_name ?? texts.title}
        actions={canEdit && client && actions(client)}
      />
      <InactiveClientState
        text={mayChoose ? texts.choose : `${limitText(session.user)} ${upgradeDialogTexts.offer}`}
        mayChoose={mayChoose}
      />
    </>
  );
}
