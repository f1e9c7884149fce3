import type { ActivityType } from '@formline/shared/contracts/people/activityFeed';
import { date, index, integer, pgTable, varchar } from 'drizzle-orm/pg-core';
import { clientGroups } from './clients';
import { clubs, locations } from './clubs';
import { identity, momentOf } from './columns';
import { userReference, users } from './users';

export const activities = pgTable(
  'activities',
  {
    id: identity(),
    trainerId: userReference(),
    clientId: integer().references(() => users.id, { onDelete: 'cascade' }),
    clientGroupId: integer().references(() => clientGroups.id, { onDelete: 'set null' }),
    type: varchar({ length: 40 }).$type<ActivityType>().notNull(),
    /** The club at that time, because the client may move later. */
    clubId: integer().references(() => clubs.id, { onDelete: 'set null' }),
    locationId: integer().references(() => locations.id, { onDelete: 'set null' }),
    subject: varchar({ length: 254 }).notNull().default(''),
    day: date({ mode: 'string' }),
    count: integer(),
    happenedAt: momentOf().notNull(),
  },
  (table) => [
    // Scanned backwards for the newest first: a `desc` index sorts nulls otherwise than the query.
    index('activities_trainer_idx').on(table.trainerId, table.happenedAt, table.id),
    index('activities_client_idx').on(table.clientId, table.trainerId, table.happenedAt, table.id),
    index('activities_group_idx').on(table.clientGroupId),
  ],
);
