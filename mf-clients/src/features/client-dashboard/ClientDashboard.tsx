import { isApiError } from '@formline/shared/api-client';
import { errorCodes } from '@formline/shared/contracts/errorCodes';
import type { Client } from '@formline/shared/contracts/people/users';
import { useQuery, useQueryClient } from '@formline/shared/query';
import { ErrorState } from '@formline/shared/ui/core';
import type { ReactNode } from 'react';
import { clientQuery } from '../../queries/clients';
import { clientDashboardTexts } from './clientDashboard.texts';
import { ClientNotFound } from './ClientNotFound';
import { DashboardHeader } from './DashboardHeader';
import { DashboardSkeleton } from './DashboardSkeleton';
import { InactiveClient } from './InactiveClient';

/** Answers that mean: no client of this trainer. */
const NOT_YOURS = [403, 404];

const isOverLimit = (error: unknown): boolean =>
  isApiError(error) && error.code === errorCodes.freeClientLimit;

interface ClientDashboardProps {
  readonly clientId: number;
  /** The dashboard, once the client is known. */
  readonly children: (client: Client) => ReactNode;
  /** What can be done with a client whom the trainer's plan keeps inactive. */
  readonly inactiveActions: (client: Client) => ReactNode;
}

/** One client at a glance, or what became of the client. */
export function ClientDashboard({ clientId, children, inactiveActions }: ClientDashboardProps) {
  const client = useQuery(clientQuery(clientId, useQueryClient()));
  // Whether an inactive client is shown is for the server to say: a list that is loaded may not open the dashboard.
  const isUndecided = client.isPlaceholderData && !client.data?.client_user.active_under_current_trainer;
  if (client.isPending || isUndecided) return <DashboardSkeleton />;
  if (isOverLimit(client.error)) return <InactiveClient clientId={clientId} actions={inactiveActions} />;
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
