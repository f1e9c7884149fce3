import { CLIENTS_PATH } from '@formline/shared/domain/clients/clientPaths';
import { Link as RouterLink } from '@formline/shared/routing';
import { Button, EmptyState } from '@formline/shared/ui/core';
import { clientDashboardTexts } from './clientDashboard.texts';
import { DashboardHeader } from './DashboardHeader';

/** Missing clients and other trainers' clients look the same. */
export function ClientNotFound() {
  return (
    <>
      <DashboardHeader title={clientDashboardTexts.notFound} />
      <EmptyState
        title={clientDashboardTexts.notFoundTitle}
        text={clientDashboardTexts.notFoundText}
        action={
          <Button asChild variant="primary">
            <RouterLink to={CLIENTS_PATH}>{clientDashboardTexts.backToClients}</RouterLink>
          </Button>
        }
      />
    </>
  );
}
