import { CLIENTS_PATH } from '@formline/shared/domain/clients/clientPaths';
import { Link as RouterLink } from '@formline/shared/routing';
import { PageHeader, PersonAvatar } from '@formline/shared/ui/core';
import { memo } from 'react';
import { schedulingPath } from '../../components/calendar-owner/schedulingPaths';
import { calendarOwnerTexts } from '../../components/calendar-owner/calendarOwner.texts';
import type { ClientWithPicture } from '../../components/calendar-owner/useCalendarOwner';
import { calendarTexts } from './calendar.texts';

interface CalendarHeaderProps {
  readonly client: ClientWithPicture | undefined;
}

/** Memoised, so that turning the month does not re-render it. */
export const CalendarHeader = memo(function CalendarHeader({ client }: CalendarHeaderProps) {
  const clients = (
    <RouterLink key="clients" to={CLIENTS_PATH}>
      {calendarOwnerTexts.lists.client}
    </RouterLink>
  );
  if (!client) {
    return (
      <PageHeader
        title={calendarTexts.title}
        subtitle={calendarOwnerTexts.loading.client}
        breadcrumbs={[clients]}
      />
    );
  }
  const dashboard = (
    <RouterLink key="client" to={schedulingPath(client, 'dashboard')}>
      {client.name}
    </RouterLink>
  );
  return (
    <PageHeader
      title={calendarTexts.title}
      subtitle={client.name}
      media={<PersonAvatar name={client.name} imageUrl={client.avatarUrl} size="md" />}
      breadcrumbs={[clients, dashboard]}
    />
  );
});
