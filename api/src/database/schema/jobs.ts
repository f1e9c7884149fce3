import { sql } from 'drizzle-orm';
import {
  index,
  integer,
  pgEnum,
  pgTable,
  smallint,
  text,
  uniqueIndex,
  uuid,
  varchar,
} from 'drizzle-orm/pg-core';
import { createdAt, identity, momentOf } from './columns';

/** `FAILED` is no longer written. */
export const jobStateEnum = pgEnum('job_state', ['WAITING', 'RUNNING', 'FAILED']);

export const jobs = pgTable(
  'jobs',
  {
    id: identity(),
    kind: varchar({ length: 40 }).notNull(),
    subjectId: integer().notNull(),
    state: jobStateEnum().notNull().default('WAITING'),
    runAt: createdAt(),
    attempts: smallint().notNull().default(0),
    /** A worker that finds another lease has lost the job. */
    lease: uuid(),
    leaseUntil: momentOf(),
    lastFailure: text(),
    createdAt: createdAt(),
  },
  (table) => [
    index('jobs_due_idx')
      .on(table.kind, table.runAt)
      .where(sql`${table.state} <> 'FAILED'`),
    uniqueIndex('jobs_name_key').on(table.kind, table.subjectId),
  ],
);
