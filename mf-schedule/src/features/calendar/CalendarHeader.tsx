import type { Client } from '@formline/shared/contracts/users';
import { clientDashboardPath, CLIENTS_PATH } from '@formline/shared/domain/clientPaths';
import { Link as RouterLink } from '@formline/shared/routing';
import { PageHeader, PersonAvatar } from '@formline/shared/ui/core';
import { calendarTexts } from './calendar.texts';

interface CalendarHeaderProps {
  /** Undefined while unknown. */
  readonly client?: Client | undefined;
  readonly isLoading?: boolean;
}

/** Whose calendar it is, and the way back. */
export function CalendarHeader({ client, isLoading = false }: CalendarHeaderProps) {
  const clients = (
    <RouterLink key="clients" to={CLIENTS_PATH}>
      {calendarTexts.myClients}
    </RouterLink>
  );
  if (!client) {
    return (
      <PageHeader
        title={calendarTexts.title}
        subtitle={isLoading ? calendarTexts.loading : undefined}
        breadcrumbs={[clients]}
      />
    );
  }
  const dashboard = (
    <RouterLink key="client" to={clientDashboardPath(client)}>
      {client.full_name}
    </RouterLink>
  );
  return (
    <PageHeader
      title={calendarTexts.title}
      subtitle={client.full_name}
      media={<PersonAvatar name={client.full_name} imageUrl={client.avatar_url} size="lg" />}
      breadcrumbs={[clients, dashboard]}
    />
  );
}
