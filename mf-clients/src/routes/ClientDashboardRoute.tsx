import { localCalendarDate } from '@formline/shared/domain/calendarDates';
import { CLIENT_ID_PARAMETER } from '@formline/shared/domain/clientPaths';
import { urlId } from '@formline/shared/contracts/primitives';
import * as z from '@formline/shared/contracts/schema';
import type { Client } from '@formline/shared/contracts/users';
import { usePageTitle, useSearchParams } from '@formline/shared/routing';
import { useCanEdit, useSession } from '@formline/shared/session';
import { Slot } from '@formline/shared/slots';
import { PersonAvatar } from '@formline/shared/ui/core';
import { useState } from 'react';
import { ManagerNotice } from '@formline/shared/training/manager-notice/ManagerNotice';
import { ClientDashboard } from '../features/client-dashboard/ClientDashboard';
import { ClientNotFound } from '../features/client-dashboard/ClientNotFound';
import { ClientSummaryCard } from '../features/client-dashboard/ClientSummaryCard';
import { DashboardGrid } from '../features/client-dashboard/DashboardGrid';
import { DashboardHeader } from '../features/client-dashboard/DashboardHeader';
import { NutritionCard } from '../features/nutrition/NutritionCard';

/** /clients/my-clients/:client/dashboard?clientId= */
export function ClientDashboardRoute() {
  const [query] = useSearchParams();
  const clientId = z.safeParse(urlId, query.get(CLIENT_ID_PARAMETER) ?? '');
  if (!clientId.success) return <ClientNotFound />;
  return (
    <ClientDashboard key={clientId.data} clientId={clientId.data}>
      {(client) => <LoadedDashboard client={client} />}
    </ClientDashboard>
  );
}

/** Puts the cards and dialogs of the features together. */
function LoadedDashboard({ client }: { readonly client: Client }) {
  const { id, first_name, full_name, avatar_url } = client;
  const session = useSession();
  const canEdit = useCanEdit();
  const [today] = useState(() => localCalendarDate(new Date()));
  usePageTitle(full_name);
  if (session.status !== 'signed-in') return null;
  return (
    <>
      <DashboardHeader
        title={full_name}
        media={<PersonAvatar name={full_name} imageUrl={avatar_url} size="lg" />}
      />
      {!canEdit && <ManagerNotice />}
      <DashboardGrid
        main={
          <Slot name="client-dashboard:schedule" slotProps={{ clientId: id, clientFirstName: first_name }} />
        }
        aside={
          <>
            <ClientSummaryCard client={client} units={session.user} today={today} />
            {client.client_user.visible_nutrition && <NutritionCard clientId={id} />}
          </>
        }
      />
    </>
  );
}
