import { localCalendarDate } from '@formline/shared/domain/calendarDates';
import { CLIENT_ID_PARAMETER } from '@formline/shared/domain/clientPaths';
import { urlId } from '@formline/shared/contracts/primitives';
import * as z from '@formline/shared/contracts/schema';
import { useSearchParams } from '@formline/shared/routing';
import { useCanEdit } from '@formline/shared/session';
import { useState } from 'react';
import { ManagerNotice } from '@formline/shared/training/manager-notice/ManagerNotice';
import { ClientDashboard } from '../features/client-dashboard/ClientDashboard';
import { ClientNotFound } from '../features/client-dashboard/ClientNotFound';

/** /clients/my-clients/:client/dashboard?clientId= */
export function ClientDashboardRoute() {
  const [query] = useSearchParams();
  const canEdit = useCanEdit();
  const [today] = useState(() => localCalendarDate(new Date()));
  const clientId = z.safeParse(urlId, query.get(CLIENT_ID_PARAMETER) ?? '');
  if (!clientId.success) return <ClientNotFound />;
  return <ClientDashboard clientId={clientId.data} today={today} notice={!canEdit && <ManagerNotice />} />;
}
