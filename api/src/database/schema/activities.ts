import type { ActivityType } from '@formline/shared/contracts/people/activityFeed';
import { date, index, integer, pgTable, varchar } from 'drizzle-orm/pg-core';
import { clientGroups } from './clients';
import { clubs, locations } from './clubs';
import { identity, momentOf } from './columns';
import { users } from './users';

/** One line of a trainer's feed: something that happened. It is written once and never changed. */
export const activities = pgTable(
  'activities',
  {
    id: identity(),
    trainerId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Null: about no client in particular. */
    clientId: integer().references(() => users.id, { onDelete: 'cascade' }),
    clientGroupId: integer().references(() => clientGroups.id, { onDelete: 'set null' }),
    type: varchar({ length: 40 }).$type<ActivityType>().notNull(),
    /** Where the client or the group belonged when it happened. */
    clubId: integer().references(() => clubs.id, { onDelete: 'set null' }),
    locationId: integer().references(() => locations.id, { onDelete: 'set null' }),
    /** What it happened to, as it was called then. */
    subject: varchar({ length: 254 }).notNull().default(''),
    /** The day of the calendar it is about. */
    day: date({ mode: 'string' }),
    /** How many at once. */
    count: integer(),
    happenedAt: momentOf().notNull(),
  },
  (table) => [
    // Read backwards for the newest first: an index that says `desc` sorts nulls otherwise than the query does.
    index('activities_trainer_idx').on(table.trainerId, table.happenedAt, table.id),
    index('activities_client_idx').on(table.clientId, table.trainerId, table.happenedAt, table.id),
    index('activities_group_idx').on(table.clientGroupId),
  ],
);
