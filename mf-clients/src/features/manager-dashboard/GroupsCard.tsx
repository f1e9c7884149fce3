import type { ClientGroup } from '@formline/shared/contracts/scheduling/clientGroups';
import { groupDashboardPath, GROUPS_PATH } from '@formline/shared/domain/clients/groupPaths';
import { useQuery } from '@formline/shared/query';
import { Text } from '@formline/shared/ui/core';
import { Users } from 'lucide-react';
import { CardQuery } from '../../components/dashboard-card/CardQuery';
import { DashboardCard } from '../../components/dashboard-card/DashboardCard';
import { CardLines, type CardLine, CardLinesSkeleton } from './CardLines';
import { groupsQuery } from './data';
import { managerDashboardTexts as texts } from './managerDashboard.texts';

export function GroupsCard() {
  const groups = useQuery(groupsQuery);
  return (
    <DashboardCard title={texts.groups}>
      <CardQuery
        query={groups}
        loadingLabel={texts.groupsLoading}
        skeleton={<CardLinesSkeleton />}
        isEmpty={({ length }) => length === 0}
        emptyIcon={<Users aria-hidden="true" />}
        emptyText={texts.noGroups}
      >
        {(all) => (
          <CardLines
            lines={all.toSorted((one, other) => sizeOf(other) - sizeOf(one)).map(lineOf)}
            allTo={GROUPS_PATH}
            allLabel={texts.allGroups(all.length)}
          />
        )}
      </CardQuery>
    </DashboardCard>
  );
}

const sizeOf = ({ client_group_clients: members }: ClientGroup): number => members.length;

const lineOf = (group: ClientGroup): CardLine => ({
  key: group.id,
  name: group.title,
  to: groupDashboardPath(group.id),
  note: (
    <Text tone="muted" size="sm" whiteSpace="nowrap">
      {texts.members(sizeOf(group))}
    </Text>
  ),
});
