import { CLIENTS_PATH } from '@formline/shared/domain/clientPaths';
import { Link as RouterLink } from '@formline/shared/routing';
import { PageHeader, PersonAvatar } from '@formline/shared/ui/core';
import { schedulingPath } from '../../components/subject/schedulingPaths';
import { subjectTexts } from '../../components/subject/subject.texts';
import type { ClientWithPicture } from '../../components/subject/useSubject';
import { calendarTexts } from './calendar.texts';

/** Whose calendar it is, and the way back. Undefined while it is asked. */
export function CalendarHeader({ client }: { readonly client: ClientWithPicture | undefined }) {
  const clients = (
    <RouterLink key="clients" to={CLIENTS_PATH}>
      {subjectTexts.lists.client}
    </RouterLink>
  );
  if (!client) {
    return (
      <PageHeader
        title={calendarTexts.title}
        subtitle={subjectTexts.loading.client}
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
      media={<PersonAvatar name={client.name} imageUrl={client.avatarUrl} size="lg" />}
      breadcrumbs={[clients, dashboard]}
    />
  );
}
