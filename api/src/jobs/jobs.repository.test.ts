/** @embedded Rows are claimed with their locks skipped. */
import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { jobs } from '../database/schema/jobs';
import type { Database } from '../database/database';
import { fileDatabaseUrl } from '../testing/databases/fileDatabase';
import { openTestDatabase } from '../testing/databases/testDatabases';
import { jobsRepository } from './jobs.repository';

const kind = 'counted';
const ofKind = eq(jobs.kind, kind);
let database: Database;

beforeAll(async () => {
  database = openTestDatabase(await fileDatabaseUrl());
});

afterAll(async () => {
  await database.db.delete(jobs).where(ofKind);
  await database.close();
});

it('claims one job, also when the planner takes the table for smaller than it is', async () => {
  const repository = jobsRepository(database.db);
  await database.db.delete(jobs);
  await repository.add({ kind, subjectId: 1 });
  await database.db.execute(sql`vacuum analyze jobs`);
  await repository.add({ kind, subjectId: 2 });
  await repository.add({ kind, subjectId: 3 });
  expect(await repository.claim([kind], randomUUID(), 60)).not.toBeNull();
  const states = await database.db.select({ state: jobs.state }).from(jobs).where(ofKind);
  expect(states.map(({ state }) => state).sort()).toEqual(['RUNNING', 'WAITING', 'WAITING']);
});
