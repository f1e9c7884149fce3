import type { EndpointResult } from '@formline/shared/contracts/endpoint';
import type {
  ClientFigures,
  OverviewOfClient,
  readClientOverview,
} from '@formline/shared/contracts/overview/clientOverview';
import { fullName } from '../../people/users/users.presenter';
import type { GroupTitle, OverviewRow } from './clientOverview.repository';

export interface Overview {
  readonly groups: readonly GroupTitle[];
  readonly clients: readonly (OverviewRow & { readonly isOpen: boolean })[];
}

export const presentOverview = ({
  groups,
  clients,
}: Overview): EndpointResult<typeof readClientOverview> => ({
  groups: groups.map(({ id, title }) => ({ id, title })),
  clients: clients.map((row): OverviewOfClient => ({
    id: row.id,
    first_name: row.firstName,
    full_name: fullName(row),
    avatar_url: row.avatarUrl,
    birth_date: row.birthDate,
    is_active: row.isActive,
    invited_at: row.invitedAt === null ? null : new Date(row.invitedAt).toISOString(),
    started_training_at: row.startedTrainingAt,
    group_ids: row.groupIds ?? [],
    figures: row.isOpen ? presentFigures(row) : null,
  })),
});

const countOf = (completed: number, scheduled: number) => ({ completed, missed: scheduled - completed });

const presentFigures = (row: OverviewRow): ClientFigures => ({
  days_7: countOf(row.completed7, row.scheduled7),
  days_30: countOf(row.completed30, row.scheduled30),
  days_90: countOf(row.completed90, row.scheduled90),
  previous_30: countOf(row.completedPrevious, row.scheduledPrevious),
  today: { planned: row.scheduledToday, completed: row.completedToday },
  last_missed: row.lastMissed,
  last_session: row.lastSession,
  next_session: row.nextSession,
  last_measured: row.lastMeasured,
  goal: row.goalName === null ? null : { name: row.goalName, date: row.goalDate },
  next_milestone:
    row.milestoneName === null || row.milestoneDue === null
      ? null
      : { name: row.milestoneName, due_date: row.milestoneDue },
});
