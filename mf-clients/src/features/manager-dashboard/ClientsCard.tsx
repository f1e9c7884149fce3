import { clientDashboardPath, CLIENTS_PATH } from '@formline/shared/domain/clients/clientPaths';
import { nameOrder } from '@formline/shared/domain/people/nameSearch';
import type { Client } from '@formline/shared/contracts/people/users';
import { useQuery } from '@formline/shared/query';
import { PersonAvatar, Badge } from '@formline/shared/ui/core';
import { Users } from 'lucide-react';
import { CardQuery } from '../../components/dashboard-card/CardQuery';
import { DashboardCard } from '../../components/dashboard-card/DashboardCard';
import { clientsQuery } from '../../queries/clients';
import { CardLines, type CardLine, CardLinesSkeleton } from './CardLines';
import { managerDashboardTexts as texts } from './managerDashboard.texts';

export function ClientsCard() {
  const clients = useQuery(clientsQuery({}));
  return (
    <DashboardCard title={texts.clients}>
      <CardQuery
        query={clients}
        loadingLabel={texts.clientsLoading}
        skeleton={<CardLinesSkeleton />}
        isEmpty={({ length }) => length === 0}
        emptyIcon={<Users aria-hidden="true" />}
        emptyText={texts.noClients}
      >
        {(all) => (
          <CardLines
            lines={all.toSorted((one, other) => nameOrder(one.full_name, other.full_name)).map(lineOf)}
            allTo={CLIENTS_PATH}
            allLabel={texts.allClients(all.length)}
          />
        )}
      </CardQuery>
    </DashboardCard>
  );
}

const lineOf = (client: Client): CardLine => ({
  key: client.id,
  to: clientDashboardPath(client),
  name: client.full_name,
  media: <PersonAvatar name={client.full_name} imageUrl={client.avatar_url} size="sm" />,
  note: client.client_user.active_under_current_trainer ? null : <Badge>{texts.inactive}</Badge>,
});
