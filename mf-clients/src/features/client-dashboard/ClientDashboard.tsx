import { isApiError } from '@formline/shared/api-client';
import type { Client } from '@formline/shared/contracts/users';
import { useQuery, useQueryClient } from '@formline/shared/query';
import { usePageTitle } from '@formline/shared/routing';
import { useSession } from '@formline/shared/session';
import { Slot } from '@formline/shared/slots';
import { ErrorState, PersonAvatar } from '@formline/shared/ui/core';
import type { ReactNode } from 'react';
import { clientQuery } from '../../queries/clients.queries';
import { clientDashboardTexts } from './clientDashboard.texts';
import { ClientNotFound } from './ClientNotFound';
import { ClientSummaryCard } from './ClientSummaryCard';
import { DashboardGrid } from './DashboardGrid';
import { DashboardHeader } from './DashboardHeader';
import { DashboardSkeleton } from './DashboardSkeleton';

/** Answers that mean: no client of this trainer. */
const NOT_YOURS = [403, 404];

interface ClientDashboardProps {
  readonly clientId: number;
  /** Today's date where the trainer is, `YYYY-MM-DD`. */
  readonly today: string;
  /** Stands between the header and the cards. */
  readonly notice?: ReactNode;
}

/** One client at a glance. */
export function ClientDashboard({ clientId, today, notice }: ClientDashboardProps) {
  const client = useQuery(clientQuery(clientId, useQueryClient()));
  if (client.isPending) return <DashboardSkeleton />;
  if (client.data) return <LoadedDashboard client={client.data} today={today} notice={notice} />;
  if (isApiError(client.error) && NOT_YOURS.includes(client.error.status)) return <ClientNotFound />;
  return (
    <>
      <DashboardHeader title={clientDashboardTexts.subtitle} />
      <ErrorState
        title={clientDashboardTexts.failed}
        text={clientDashboardTexts.failedText}
        onRetry={() => void client.refetch()}
      />
    </>
  );
}

interface LoadedDashboardProps extends Omit<ClientDashboardProps, 'clientId'> {
  readonly client: Client;
}

function LoadedDashboard({ client, today, notice }: LoadedDashboardProps) {
  const session = useSession();
  usePageTitle(client.full_name);
  if (session.status !== 'signed-in') return null;
  const { id, first_name, full_name, avatar_url } = client;
  return (
    <>
      <DashboardHeader
        title={full_name}
        media={<PersonAvatar name={full_name} imageUrl={avatar_url} size="lg" />}
      />
      {notice}
      <DashboardGrid
        main={
          <Slot name="client-dashboard:schedule" slotProps={{ clientId: id, clientFirstName: first_name }} />
        }
        aside={<ClientSummaryCard client={client} units={session.user} today={today} />}
      />
    </>
  );
}
