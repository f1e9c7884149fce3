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

/** `FAILED` is written by nothing any more. */
export const jobStateEnum = pgEnum('job_state', ['WAITING', 'RUNNING', 'FAILED']);

/** Work that outlives the request that asked for it. A row is there until the work is done or given up. */
export const jobs = pgTable(
  'jobs',
  {
    id: identity(),
    kind: varchar({ length: 40 }).notNull(),
    /** What the work is about: with the kind it names the job. */
    subjectId: integer().notNull(),
    state: jobStateEnum().notNull().default('WAITING'),
    runAt: createdAt(),
    /** Runs that were begun. */
    attempts: smallint().notNull().default(0),
    /** Who runs it; whoever finds another name here has lost the job. */
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
