import type { AnalyticsEvent } from '@formline/shared/contracts/platform/analytics';
import { index, integer, pgTable, varchar } from 'drizzle-orm/pg-core';
import { identity, momentOf } from './columns';

/** Holds nothing that identifies a person, a club or a group. */
export const analyticsEvents = pgTable(
  'analytics_events',
  {
    id: identity(),
    event: varchar({ length: 40 }).$type<AnalyticsEvent['event']>().notNull(),
    kind: varchar({ length: 20 }),
    target: varchar({ length: 20 }),
    memberCount: integer(),
    happenedAt: momentOf().notNull(),
  },
  (table) => [index('analytics_events_idx').on(table.event, table.happenedAt)],
);
