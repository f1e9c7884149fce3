import type { AnalyticsEvent } from '@formline/shared/contracts/platform/analytics';
import { index, integer, pgTable, varchar } from 'drizzle-orm/pg-core';
import { identity, momentOf } from './columns';

/** What is counted of the use of the dashboard. Nothing here leads to a person, a club or a group. */
export const analyticsEvents = pgTable(
  'analytics_events',
  {
    id: identity(),
    event: varchar({ length: 40 }).$type<AnalyticsEvent['event']>().notNull(),
    /** The kind the event tells of: of profile, or of what was assigned. */
    kind: varchar({ length: 20 }),
    /** Who it was for: one client or a group. */
    target: varchar({ length: 20 }),
    /** How many members a group has. */
    memberCount: integer(),
    happenedAt: momentOf().notNull(),
  },
  (table) => [index('analytics_events_idx').on(table.event, table.happenedAt)],
);
