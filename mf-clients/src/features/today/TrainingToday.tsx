import type { ClientFigures, OverviewOfClient } from '@formline/shared/contracts/overview/clientOverview';
import { clientDashboardPath } from '@formline/shared/domain/clients/clientPaths';
import { Link as RouterLink } from '@formline/shared/routing';
import { Badge, Button, chakra, PersonAvatar, Text } from '@formline/shared/ui/core';
import { useState } from 'react';
import { DashboardCard } from '../../components/dashboard-card/DashboardCard';
import { LineName, Lines, PersonLine } from './personLine';
import { todayTexts } from './today.texts';

const texts = todayTexts.training;
const SHOWN_FIRST = 20;

const Bar = chakra('div', {
  base: { h: '2', mb: '4', borderRadius: 'full', bg: 'bg.muted', overflow: 'hidden' },
});
const Filled = chakra('div', { base: { h: 'full', bg: 'status.complete.fg' } });

/** Who has sessions today and how many are completed: those with something to do first. */
export function TrainingToday({ clients }: { readonly clients: readonly OverviewOfClient[] }) {
  const [areAllShown, setAreAllShown] = useState(false);
  const training = trainingOf(clients);
  const shown = areAllShown ? training : training.slice(0, SHOWN_FIRST);
  const planned = training.reduce((sum, { day }) => sum + day.planned, 0);
  const completed = training.reduce((sum, { day }) => sum + day.completed, 0);
  return (
    <DashboardCard title={texts.title}>
      {training.length === 0 ? (
        <Text tone="muted">{texts.nobody}</Text>
      ) : (
        <>
          <Text tone="muted" mb="2" tabular>
            {texts.progress(completed, planned)}
          </Text>
          <Bar aria-hidden="true">
            <Filled style={{ width: `${(100 * completed) / planned}%` }} />
          </Bar>
          <Lines>
            {shown.map(({ client, day }) => (
              <PersonLine key={client.id}>
                <PersonAvatar name={client.full_name} imageUrl={client.avatar_url} size="sm" />
                <LineName asChild>
                  <RouterLink to={clientDashboardPath(client)} translate="no">
                    {client.full_name}
                  </RouterLink>
                </LineName>
                <Badge tone={day.completed === day.planned ? 'complete' : 'upcoming'}>{stateText(day)}</Badge>
              </PersonLine>
            ))}
          </Lines>
          {shown.length < training.length && (
            <Button size="sm" variant="quiet" mt="3" onClick={() => setAreAllShown(true)}>
              {texts.all(training.length)}
            </Button>
          )}
        </>
      )}
    </DashboardCard>
  );
}

type SessionsOfDay = ClientFigures['today'];

const trainingOf = (clients: readonly OverviewOfClient[]) =>
  clients
    .flatMap((client) =>
      client.figures && client.figures.today.planned > 0 ? [{ client, day: client.figures.today }] : [],
    )
    .sort((one, other) => Number(isDone(one.day)) - Number(isDone(other.day)));

const isDone = ({ planned, completed }: SessionsOfDay): boolean => completed === planned;

function stateText({ planned, completed }: SessionsOfDay): string {
  if (completed === planned) return texts.completed;
  return completed === 0 ? texts.toDo : texts.partly(completed, planned);
}
