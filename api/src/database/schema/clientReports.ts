import type { ReportKind } from '@formline/shared/contracts/platform/clientReports';
import { date, foreignKey, integer, pgTable, primaryKey, smallint, varchar } from 'drizzle-orm/pg-core';
import { momentOf } from './columns';

/** Equal reports of a day share a row, so that a flood stays small. Identifies nobody. */
export const clientReports = pgTable(
  'client_reports',
  {
    day: date().notNull(),
    fingerprint: varchar({ length: 64 }).notNull(),
    kind: varchar({ length: 20 }).$type<ReportKind>().notNull(),
    remote: varchar({ length: 60 }).notNull(),
    build: varchar({ length: 80 }).notNull(),
    source: varchar({ length: 20 }),
    what: varchar({ length: 800 }).notNull(),
    place: varchar({ length: 260 }),
    hostBuild: varchar({ length: 80 }),
    revision: integer(),
    count: integer().notNull(),
    bad: integer().notNull(),
    firstSeen: momentOf().notNull(),
    lastSeen: momentOf().notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.fingerprint] })],
);

export const clientReportMeasures = pgTable(
  'client_report_measures',
  {
    day: date().notNull(),
    fingerprint: varchar({ length: 64 }).notNull(),
    measure: varchar({ length: 20 }).notNull(),
    bucket: smallint().notNull(),
    count: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.day, table.fingerprint, table.measure, table.bucket] }),
    foreignKey({
      name: 'client_report_measures_report_fk',
      columns: [table.day, table.fingerprint],
      foreignColumns: [clientReports.day, clientReports.fingerprint],
    }).onDelete('cascade'),
  ],
);
