import { CLIENTS_PATH } from '@formline/shared/domain/clients/clientPaths';
import { Link as RouterLink } from '@formline/shared/routing';
import { PageHeader } from '@formline/shared/ui/core';
import type { ReactNode } from 'react';
import { clientDashboardTexts } from './clientDashboard.texts';

interface DashboardHeaderProps {
  /** Absent when nobody knows whose dashboard it is. */
  readonly title?: ReactNode;
  readonly media?: ReactNode;
  readonly actions?: ReactNode;
}

export function DashboardHeader({ title, media, actions }: DashboardHeaderProps) {
  return (
    <PageHeader
      title={title ?? clientDashboardTexts.subtitle}
      subtitle={title === undefined ? undefined : clientDashboardTexts.subtitle}
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
