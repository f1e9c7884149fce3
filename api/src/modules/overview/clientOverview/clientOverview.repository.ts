import type { ClubScope } from '@formline/shared/contracts/people/clubScope';
import { adherenceWindow, previousWindow } from '@formline/shared/domain/clients/adherence';
import { type SQL, sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../../../database/database';
import { valueAt } from '../../../database/queryParts';

export interface GroupTitle {
  readonly id: number;
  readonly title: string;
}

export interface TrainersSubscription {
  readonly bypass_subscription: boolean;
  readonly subscription_expiration_date: string | null;
}

const scopeNames = ['club_id', 'location_id'] as const;
type Scope = readonly (typeof scopeNames)[number][];

const at = (name: string) => sql.placeholder(name);

const column = <Value>(name: string): SQL<Value[]> => sql`coalesce(json_agg(${sql.identifier(name)}), '[]')`;

/** Column arrays, see `queryParts.ts`. Completed and scheduled sessions are counted for each window. */
const columns = {
  id: column<number>('id'),
  firstName: column<string>('first_name'),
  lastName: column<string>('last_name'),
  avatarUrl: column<string | null>('avatar_url'),
  birthDate: column<string | null>('birth_date'),
  isActive: column<boolean>('is_active'),
  invitedAt: column<string | null>('sent_at'),
  startedTrainingAt: column<string | null>('started_training_at'),
  groupIds: column<number[] | null>('group_ids'),
  completed7: column<number>('completed_7'),
  scheduled7: column<number>('scheduled_7'),
  completed30: column<number>('completed_30'),
  scheduled30: column<number>('scheduled_30'),
  completed90: column<number>('completed_90'),
  scheduled90: column<number>('scheduled_90'),
  completedPrevious: column<number>('completed_previous'),
  scheduledPrevious: column<number>('scheduled_previous'),
  completedToday: column<number>('completed_today'),
  scheduledToday: column<number>('scheduled_today'),
  lastMissed: column<string | null>('last_missed'),
  lastSession: column<string | null>('last_session'),
  nextSession: column<string | null>('next_session'),
  lastMeasured: column<string | null>('last_measured'),
  goalName: column<string | null>('goal_name'),
  goalDate: column<string | null>('goal_date'),
  milestoneName: column<string | null>('milestone_name'),
  milestoneDue: column<string | null>('milestone_due'),
};

type ValueOf<Column> = Column extends SQL<(infer Value)[]> ? Value : never;
export type OverviewRow = { readonly [Name in keyof typeof columns]: ValueOf<(typeof columns)[Name]> };

/** One pass over the sessions of a client, from `scheduled_workouts_adherence_idx` alone. */
const sessionCounts = sql`select
    count(*) filter (where is_complete and date >= days.from_7 and date < days.today) as completed_7,
    count(*) filter (where date >= days.from_7 and date < days.today) as scheduled_7,
    count(*) filter (where is_complete and date >= days.from_30 and date < days.today) as completed_30,
    count(*) filter (where date >= days.from_30 and date < days.today) as scheduled_30,
    count(*) filter (where is_complete and date < days.today) as completed_90,
    count(*) filter (where date < days.today) as scheduled_90,
    count(*) filter (where is_complete and date >= days.from_previous and date < days.from_30) as completed_previous,
    count(*) filter (where date >= days.from_previous and date < days.from_30) as scheduled_previous,
    count(*) filter (where is_complete and date = days.today) as completed_today,
    count(*) filter (where date = days.today) as scheduled_today,
    max(date) filter (where not is_complete and date < days.today) as last_missed,
    max(date) filter (where is_complete) as last_in_window
  from scheduled_workouts
  where trainer_id = relation.trainer_id and client_id = relation.client_id
    and date >= days.from_90 and date <= days.today`;

const sessions = sql`from scheduled_workouts
  where trainer_id = relation.trainer_id and client_id = relation.client_id`;

/** Of a relation or a group: both know their club. */
const isWithin = (alias: 'relation' | 'team', scope: Scope): SQL =>
  sql.join(
    scope.map((name) => sql`and ${sql.identifier(alias)}.${sql.identifier(name)} = ${at(name)}`),
    sql` `,
  );

const clientsIn = (scope: Scope) => sql`(
  select person.id, person.first_name, person.last_name, person.avatar_url, person.birth_date,
    relation.is_active, relation.started_training_at, relation.goal_date, invitation.sent_at, goal.name as goal_name,
    milestone.name as milestone_name, milestone.due_date as milestone_due, counts.*,
    coalesce(counts.last_in_window,
      (select max(date) ${sessions} and is_complete and date < days.from_90)) as last_session,
    (select min(date) ${sessions} and not is_complete and date >= days.today) as next_session,
    (select max(date) from measurements where client_id = relation.client_id) as last_measured,
    (select json_agg(team.id order by team.id) from client_group_members member
      join client_groups team on team.id = member.group_id
      where member.client_id = relation.client_id and team.trainer_id = relation.trainer_id
      ${isWithin('team', scope)}) as group_ids
  from client_relations relation
    cross join (select ${at('today')}::date as today, ${at('from7')}::date as from_7, ${at('from30')}::date as from_30,
      ${at('fromPrevious')}::date as from_previous, ${at('from90')}::date as from_90) days
    join users person on person.id = relation.client_id
    left join client_invitations invitation
      on invitation.trainer_id = relation.trainer_id and invitation.client_id = relation.client_id
    left join goals goal on goal.id = relation.goal_id
    cross join lateral (${sessionCounts}) counts
    left join lateral (select name, due_date from milestones
      where client_id = relation.client_id and trainer_id = relation.trainer_id
        and completed_at is null and due_date is not null
      order by due_date, ordinal limit 1) milestone on true
  where relation.trainer_id = ${at('trainerId')} ${isWithin('relation', scope)}
  order by person.search_first_name collate "C", person.search_last_name collate "C", person.id
) listed`;

const prepareList = (db: DatabaseHandle, scope: Scope) =>
  db
    .select({
      ...columns,
      groups: sql<
        GroupTitle[]
      >`(select coalesce(json_agg(json_build_object('id', team.id, 'title', team.title)
        order by lower(team.title), team.id), '[]') from client_groups team
        where team.trainer_id = ${at('trainerId')} ${isWithin('team', scope)})`,
      trainer: sql<TrainersSubscription>`(select json_build_object('bypass_subscription', bypass_subscription,
        'subscription_expiration_date', subscription_expiration_date) from users where id = ${at('trainerId')})`,
    })
    .from(clientsIn(scope))
    .prepare(`client_overview_${scope.join('_') || 'all'}`);

export function clientOverviewRepository(db: DatabaseHandle) {
  const statements = new Map<string, ReturnType<typeof prepareList>>();
  return {
    /** One statement, prepared once per connection. @param today in the trainer's zone, `YYYY-MM-DD` */
    async read(trainerId: number, clubScope: ClubScope, today: string) {
      const scope = scopeNames.filter((name) => clubScope[name] !== undefined);
      const key = scope.join();
      const statement = statements.get(key) ?? prepareList(db, scope);
      statements.set(key, statement);
      const [found] = await statement.execute({ trainerId, ...clubScope, ...windowsBefore(today) });
      if (!found) throw new Error('An aggregate has one row.');
      const { groups, trainer, ...listed } = found;
      return { groups, trainer, clients: toRows(listed) };
    },
  };
}

const windowsBefore = (today: string) => ({
  today,
  from7: adherenceWindow(today, 7).from,
  from30: adherenceWindow(today, 30).from,
  fromPrevious: previousWindow(today, 30).from,
  from90: adherenceWindow(today, 90).from,
});

const toRows = (listed: {
  readonly [Name in keyof OverviewRow]: readonly OverviewRow[Name][];
}): OverviewRow[] =>
  listed.id.map((id, row) => ({
    id,
    firstName: valueAt(listed.firstName, row),
    lastName: valueAt(listed.lastName, row),
    avatarUrl: valueAt(listed.avatarUrl, row),
    birthDate: valueAt(listed.birthDate, row),
    isActive: valueAt(listed.isActive, row),
    invitedAt: valueAt(listed.invitedAt, row),
    startedTrainingAt: valueAt(listed.startedTrainingAt, row),
    groupIds: valueAt(listed.groupIds, row),
    completed7: valueAt(listed.completed7, row),
    scheduled7: valueAt(listed.scheduled7, row),
    completed30: valueAt(listed.completed30, row),
    scheduled30: valueAt(listed.scheduled30, row),
    completed90: valueAt(listed.completed90, row),
    scheduled90: valueAt(listed.scheduled90, row),
    completedPrevious: valueAt(listed.completedPrevious, row),
    scheduledPrevious: valueAt(listed.scheduledPrevious, row),
    completedToday: valueAt(listed.completedToday, row),
    scheduledToday: valueAt(listed.scheduledToday, row),
    lastMissed: valueAt(listed.lastMissed, row),
    lastSession: valueAt(listed.lastSession, row),
    nextSession: valueAt(listed.nextSession, row),
    lastMeasured: valueAt(listed.lastMeasured, row),
    goalName: valueAt(listed.goalName, row),
    goalDate: valueAt(listed.goalDate, row),
    milestoneName: valueAt(listed.milestoneName, row),
    milestoneDue: valueAt(listed.milestoneDue, row),
  }));
