import type { ActivityType } from '@formline/shared/contracts/people/activityFeed';
import type { ClubScope } from '@formline/shared/contracts/people/clubScope';
import { and, desc, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../../../database/database';
import { activities } from '../../../database/schema/activities';
import { clientRelations } from '../../../database/schema/clients';
import { users } from '../../../database/schema/users';
import { matches } from '../../platform/search/matches.repository';

interface ActivityFacts {
  readonly trainerId: number;
  readonly type: ActivityType;
  readonly happenedAt: Date;
  /** Current display name of what was affected; never a measured value. */
  readonly subject?: string;
  readonly day?: string | undefined;
  readonly count?: number;
}

/** The club is the one in which the trainer works with this client. */
interface ClientActivity extends ActivityFacts {
  readonly clientId: number;
}

interface ClubActivity extends ActivityFacts {
  readonly clientId?: never;
  readonly clientGroupId?: number;
  readonly clubId: number | null;
  readonly locationId: number | null;
}

export type NewActivity = ClientActivity | ClubActivity;

export interface ActivityQuery {
  readonly trainerId: number;
  readonly clientId: number | undefined;
  readonly scope: ClubScope;
  readonly types: ActivityType[];
  readonly patterns: readonly string[];
  readonly offset: number;
  readonly limit: number;
}

export type ActivityRow = Awaited<ReturnType<ReturnType<typeof activityRepository>['find']>>[number];

export function activityRepository(db: DatabaseHandle) {
  return {
    async record(...happened: readonly NewActivity[]): Promise<void> {
      if (happened.length === 0) return;
      await db.insert(activities).values(happened.map((activity) => rowOf(activity)));
    },

    /** Leaves out entries about people who are no longer the trainer's clients. */
    async find(query: ActivityQuery) {
      return db
        .select(columns)
        .from(activities)
        .leftJoin(users, eq(users.id, activities.clientId))
        .leftJoin(
          clientRelations,
          and(
            eq(clientRelations.clientId, activities.clientId),
            eq(clientRelations.trainerId, activities.trainerId),
          ),
        )
        .where(conditionOf(query))
        .orderBy(desc(activities.happenedAt), desc(activities.id))
        .limit(query.limit)
        .offset(query.offset);
    },
  };
}

function rowOf(activity: NewActivity) {
  const { trainerId, type, happenedAt, subject = '', day, count } = activity;
  const facts = { trainerId, type, happenedAt, subject, day, count };
  if (activity.clientId === undefined) {
    const { clientGroupId, clubId, locationId } = activity;
    return { ...facts, clientGroupId, clubId, locationId };
  }
  const { clientId } = activity;
  const scopeName = (column: typeof clientRelations.clubId | typeof clientRelations.locationId) =>
    sql<number | null>`(select ${column} from ${clientRelations}
      where ${clientRelations.trainerId} = ${trainerId} and ${clientRelations.clientId} = ${clientId})`;
  return {
    ...facts,
    clientId,
    clubId: scopeName(clientRelations.clubId),
    locationId: scopeName(clientRelations.locationId),
  };
}

const columns = {
  id: activities.id,
  type: activities.type,
  happenedAt: activities.happenedAt,
  subject: activities.subject,
  day: activities.day,
  count: activities.count,
  clientId: activities.clientId,
  firstName: users.firstName,
  lastName: users.lastName,
  avatarUrl: users.avatarUrl,
  clientGroupId: activities.clientGroupId,
  clubId: activities.clubId,
  locationId: activities.locationId,
} as const;

function conditionOf({ trainerId, clientId, scope, types, patterns }: ActivityQuery) {
  const named = sql`search_form(concat_ws(' ', ${users.firstName}, ${users.lastName}, ${activities.subject}))`;
  return and(
    eq(activities.trainerId, trainerId),
    or(isNull(activities.clientId), isNotNull(clientRelations.id)),
    clientId === undefined ? undefined : eq(activities.clientId, clientId),
    scope.club_id === undefined ? undefined : eq(activities.clubId, scope.club_id),
    scope.location_id === undefined ? undefined : eq(activities.locationId, scope.location_id),
    types.length === 0 ? undefined : inArray(activities.type, types),
    ...matches(named, patterns),
  );
}
