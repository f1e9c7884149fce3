import { isApiError } from '@formline/shared/api-client';
import type { Client } from '@formline/shared/contracts/users';
import { useQuery, useQueryClient } from '@formline/shared/query';
import { ErrorState } from '@formline/shared/ui/core';
import type { ReactNode } from 'react';
import { clientQuery } from '../../queries/clients.queries';
import { clientDashboardTexts } from './clientDashboard.texts';
import { ClientNotFound } from './ClientNotFound';
import { DashboardHeader } from './DashboardHeader';
import { DashboardSkeleton } from './DashboardSkeleton';

/** Answers that mean: no client of this trainer. */
const NOT_YOURS = [403, 404];

interface ClientDashboardProps {
  readonly clientId: number;
  /** The dashboard, once the client is known. */
  readonly children: (client: Client) => ReactNode;
}

/** One client at a glance, or what became of the client. */
export function ClientDashboard({ clientId, children }: ClientDashboardProps) {
  const client = useQuery(clientQuery(clientId, useQueryClient()));
  if (client.isPending) return <DashboardSkeleton />;
  // Before what is known of the client: who has been removed meanwhile is not shown as before.
  if (isApiError(client.error) && NOT_YOURS.includes(client.error.status)) return <ClientNotFound />;
  if (client.data) return children(client.data);
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
