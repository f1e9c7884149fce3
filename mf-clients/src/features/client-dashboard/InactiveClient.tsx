import type { Client } from '@formline/shared/contracts/people/users';
import { CLIENTS_PATH } from '@formline/shared/domain/clients/clientPaths';
import { stepForInactive } from '@formline/shared/domain/clients/freeClients';
import { PLANS_PATH } from '@formline/shared/domain/accounts/upgradePrompts';
import { useQuery } from '@formline/shared/query';
import { Link as RouterLink } from '@formline/shared/routing';
import { useCanEdit, useSession } from '@formline/shared/session';
import { Button, EmptyState, Flex } from '@formline/shared/ui/core';
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
  const title = client?.full_name ?? texts.title;
  if (session.status !== 'signed-in') return null;
  if (!canEdit) {
    return (
      <>
        <DashboardHeader title={title} />
        <EmptyState title={texts.title} text={texts.readOnly} action={<BackToClients isPrimary />} />
      </>
    );
  }
  const { active } = countActive(clients ?? []);
  const mayChoose = clients !== undefined && stepForInactive(session.user, active, now) === 'choose';
  return (
    <>
      <DashboardHeader title={title} actions={client && actions(client)} />
      <EmptyState
        title={upgradeDialogTexts.title}
        text={mayChoose ? texts.choose : `${limitText(session.user)} ${upgradeDialogTexts.offer}`}
        action={
          <Flex gap="2" justify="center" wrap="wrap">
            <BackToClients isPrimary={mayChoose} />
            <Button asChild variant={mayChoose ? undefined : 'primary'}>
              <RouterLink to={PLANS_PATH}>{upgradeDialogTexts.seePlans}</RouterLink>
            </Button>
          </Flex>
        }
      />
    </>
  );
}

function BackToClients({ isPrimary }: { readonly isPrimary: boolean }) {
  return (
    <Button asChild variant={isPrimary ? 'primary' : undefined}>
      <RouterLink to={CLIENTS_PATH}>{clientDashboardTexts.backToClients}</RouterLink>
    </Button>
  );
}
