import { eq } from 'drizzle-orm';
import type { Database } from '../database/database';
import { jobs } from '../database/schema/jobs';
import { fileDatabaseUrl } from '../testing/databases/fileDatabase';
import { openTestDatabase } from '../testing/databases/testDatabases';
import { jobsRepository } from './jobs.repository';
import { createWorker } from './worker';

const kind = 'counted';
const ofKind = eq(jobs.kind, kind);
let database: Database;

beforeAll(async () => {
  database = openTestDatabase(await fileDatabaseUrl());
});

afterAll(() => database.close());

it('tries a job that fails again, later each time, and gives it up after its last attempt', async () => {
  const { db } = database;
  const giveUp = jest.fn(async () => undefined);
  const onFailure = jest.fn();
  const run = jest.fn(() => Promise.reject(new Error('Not now.')));
  const worker = createWorker({ db, kinds: [{ kind, mostAttempts: 2, run, giveUp }], onFailure });
  const waiting = () =>
    db.select({ attempts: jobs.attempts, failure: jobs.lastFailure }).from(jobs).where(ofKind);
  await jobsRepository(db).add({ kind, subjectId: 7 });

  expect(await worker.runDue()).toBe(1);
  expect(await waiting()).toEqual([{ attempts: 1, failure: 'Error' }]);
  expect(await worker.runDue()).toBe(0);

  await db
    .update(jobs)
    .set({ runAt: new Date(0) })
    .where(ofKind);
  expect(giveUp).not.toHaveBeenCalled();
  expect(await worker.runDue()).toBe(1);
  expect(giveUp).toHaveBeenCalledWith(expect.anything(), 7);
  expect(await waiting()).toEqual([]);
  expect(onFailure).toHaveBeenCalledTimes(2);
});
