import { isApiError } from '@formline/shared/api-client';
import type { Client } from '@formline/shared/contracts/people/users';
import { useQuery, useQueryClient } from '@formline/shared/query';
import { isBeyondFreeLimit } from '@formline/shared/training/inactive-client/InactiveClientState';
import { ErrorState } from '@formline/shared/ui/core';
import type { ReactNode } from 'react';
import { clientQuery } from '../../queries/clients';
import { clientDashboardTexts } from './clientDashboard.texts';
import { ClientNotFound } from './ClientNotFound';
import { DashboardHeader } from './DashboardHeader';
import { DashboardSkeleton } from './DashboardSkeleton';
import { InactiveClient } from './InactiveClient';

const NOT_YOURS = [403, 404];

interface ClientDashboardProps {
  readonly clientId: number;
  readonly children: (client: Client) => ReactNode;
  readonly inactiveActions: (client: Client) => ReactNode;
}

export function ClientDashboard({ clientId, children, inactiveActions }: ClientDashboardProps) {
  const client = useQuery(clientQuery(clientId, useQueryClient()));
  // Waits for the server, because a cached list must not open an inactive client's dashboard.
  const isUndecided = client.isPlaceholderData && !client.data?.client_user.active_under_current_trainer;
  if (client.isPending || isUndecided) return <DashboardSkeleton />;
  if (isBeyondFreeLimit(client.error))
    return <InactiveClient clientId={clientId} actions={inactiveActions} />;
  // Checked before the cached data, so that a removed client is not shown.
  if (isApiError(client.error) && NOT_YOURS.includes(client.error.status)) return <ClientNotFound />;
  if (client.data) return children(client.data);
  return (
    <>
      <DashboardHeader />
      <ErrorState
        title={clientDashboardTexts.failed}
        text={clientDashboardTexts.failedText}
        onRetry={() => void client.refetch()}
      />
    </>
  );
}
