import type { OverviewOfClient } from '@formline/shared/contracts/overview/clientOverview';
import type { Activity } from '@formline/shared/contracts/people/activityFeed';
import type { ClientGroup } from '@formline/shared/contracts/scheduling/clientGroups';
import { adherenceOf, sumSessions } from '@formline/shared/domain/clients/adherence';
import { useOverview } from '@formline/shared/training/overview/useOverview.ts';
import { CLIENTS_PATH } from '@formline/shared/domain/clients/clientPaths';
import { GROUPS_PATH } from '@formline/shared/domain/clients/groupPaths';
import { useQuery } from '@formline/shared/query';
import { chakra, SimpleGrid } from '@formline/shared/ui/core';
import { CircleCheck, TrendingUp, User, Users } from 'lucide-react';
import { useState } from 'react';
import { countActive } from '../../components/active-clients/countActive';
import { clientsQuery } from '../../queries/clients';
import { FILTER_PARAMETER } from './activityFilter';
import { Figure } from './Figure';
import { completedWorkoutsQuery, groupsQuery, MOST_COUNTED } from './data';
import { managerDashboardTexts as texts } from './managerDashboard.texts';

export function PracticeFigures() {
  const clients = useQuery(clientsQuery({}));
  const groups = useQuery(groupsQuery);
  const completed = useQuery(completedWorkoutsQuery);
  const overview = useOverview();
  const [now] = useState(() => new Date());
  const { active, total } = countActive(clients.data ?? []);
  const workouts = recentCount(completed.data ?? [], now);
  return (
    <chakra.section aria-label={texts.figures} mb="6">
      <SimpleGrid columns={{ base: 1, md: 2, xl: 4 }} gap="6">
        <Figure
          icon={<User />}
          term={texts.clients}
          to={CLIENTS_PATH}
          value={valueOf(clients, ({ length }) => String(length))}
          note={texts.ofClients(active, total - active)}
          onRetry={() => void clients.refetch()}
        />
        <Figure
          icon={<Users />}
          term={texts.groups}
          to={GROUPS_PATH}
          value={valueOf(groups, ({ length }) => String(length))}
          note={texts.inGroups(groupedCount(groups.data ?? []))}
          onRetry={() => void groups.refetch()}
        />
        <Figure
          icon={<CircleCheck />}
          term={texts.workouts}
          to={`?${FILTER_PARAMETER}=workouts`}
          value={valueOf(completed, () =>
            workouts === MOST_COUNTED ? texts.atLeast(workouts) : String(workouts),
          )}
          note={texts.inDays(COUNTED_DAYS)}
          onRetry={() => void completed.refetch()}
        />
        <Figure
          icon={<TrendingUp />}
          term={texts.adherence}
          to={`${CLIENTS_PATH}?view=table&sort=adherence30`}
          value={valueOf({ data: overview.data, isError: overview.hasFailed }, (known) =>
            percentOf(known.clients, 'days_30'),
          )}
          note={texts.inWindows(percentOf(overview.data?.clients ?? [], 'days_90'))}
          onRetry={overview.retry}
        />
      </SimpleGrid>
    </chakra.section>
  );
}

interface Answer<Data> {
  readonly data: Data | undefined;
  readonly isError: boolean;
}

function valueOf<Data>(
  { data, isError }: Answer<Data>,
  write: (data: Data) => string,
): string | null | undefined {
  if (data !== undefined) return write(data);
  return isError ? null : undefined;
}

/** Of all clients together. */
function percentOf(clients: readonly OverviewOfClient[], window: 'days_30' | 'days_90'): string {
  const percent = adherenceOf(sumSessions(clients.flatMap(({ figures }) => figures?.[window] ?? [])));
  return percent === null ? texts.unknown : `${percent}%`;
}

const COUNTED_DAYS = 7;
const DAY_MS = 86_400_000;

const groupedCount = (groups: readonly ClientGroup[]): number =>
  new Set(
    groups.flatMap(({ client_group_clients: members }) => members.map(({ client_user }) => client_user.id)),
  ).size;

const recentCount = (activities: readonly Activity[], now: Date): number =>
  activities.filter(({ happened_at }) => Date.parse(happened_at) > now.getTime() - COUNTED_DAYS * DAY_MS)
    .length;
