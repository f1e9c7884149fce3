import { CLIENTS_PATH } from '@formline/shared/domain/clients/clientPaths';
import { Link as RouterLink } from '@formline/shared/routing';
import { PageHeader } from '@formline/shared/ui/core';
import type { ReactNode } from 'react';
import { clientDashboardTexts } from './clientDashboard.texts';

interface DashboardHeaderProps {
  readonly title: ReactNode;
  readonly media?: ReactNode;
  /** What can be done with the client as a whole. */
  readonly actions?: ReactNode;
}

/** The header of a client's dashboard, whatever became of the client. */
export function DashboardHeader({ title, media, actions }: DashboardHeaderProps) {
  return (
    <PageHeader
      title={title}
      subtitle={clientDashboardTexts.subtitle}
      media={media}
      actions={actions}
      breadcrumbs={[
        <RouterLink key="clients" to={CLIENTS_PATH}>
          {clientDashboardTexts.myClients}
        </RouterLink>,
      ]}
    />
  );
}
