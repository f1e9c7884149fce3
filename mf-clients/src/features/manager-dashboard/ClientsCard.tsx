import { clientDashboardPath, CLIENTS_PATH } from '@formline/shared/domain/clients/clientPaths';
import { nameOrder } from '@formline/shared/domain/text/foldText';
import type { ClientFigures } from '@formline/shared/contracts/overview/clientOverview';
import type { Client } from '@formline/shared/contracts/people/users';
import { adherenceOf } from '@formline/shared/domain/clients/adherence';
import { Adherence } from '@formline/shared/training/adherence/Adherence';
import { useOverview } from '@formline/shared/training/overview/useOverview.ts';
import { useQuery } from '@formline/shared/query';
import { Badge, chakra, PersonAvatar } from '@formline/shared/ui/core';
import { Users } from 'lucide-react';
import { CardQuery } from '../../components/dashboard-card/CardQuery';
import { DashboardCard } from '../../components/dashboard-card/DashboardCard';
import { clientsQuery } from '../../queries/clients';
import { CardLines, type CardLine, CardLinesSkeleton } from './CardLines';
import { managerDashboardTexts as texts } from './managerDashboard.texts';

export function ClientsCard() {
  const clients = useQuery(clientsQuery({}));
  const { data } = useOverview();
  const figures = new Map(data?.clients.map((client) => [client.id, client.figures]));
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
            lines={all
              .toSorted((one, other) => nameOrder(one.full_name, other.full_name))
              .map((client) => lineOf(client, figures.get(client.id)))}
            allTo={CLIENTS_PATH}
            allLabel={texts.allClients(all.length)}
          />
        )}
      </CardQuery>
    </DashboardCard>
  );
}

const lineOf = (client: Client, figures: ClientFigures | null | undefined): CardLine => ({
  key: client.id,
  to: clientDashboardPath(client),
  name: client.full_name,
  media: <PersonAvatar name={client.full_name} imageUrl={client.avatar_url} size="sm" />,
  note: client.client_user.active_under_current_trainer ? (
    adherenceNote(figures)
  ) : (
    <Badge>{texts.inactive}</Badge>
  ),
});

const Note = chakra('span', { base: { w: '24', fontSize: 'sm', color: 'fg.muted' } });

function adherenceNote(figures: ClientFigures | null | undefined) {
  const percent = figures ? adherenceOf(figures.days_30) : null;
  return percent === null ? null : (
    <Note title={texts.adherence}>
      <Adherence percent={percent} />
    </Note>
  );
}
