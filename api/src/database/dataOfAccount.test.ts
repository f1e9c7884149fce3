import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findExercises } from '@formline/shared/contracts/library/exercises';
import { requestClientDataRemoval } from '@formline/shared/contracts/people/clientDataRemoval';
import { createMilestone } from '@formline/shared/contracts/records/milestones';
import { createNote } from '@formline/shared/contracts/records/notes';
import * as z from '@formline/shared/contracts/schema';
import { createClientGroup } from '@formline/shared/contracts/scheduling/clientGroups';
import { updateScheduledWorkout } from '@formline/shared/contracts/scheduling/scheduleChanges';
import { readSchedule } from '@formline/shared/contracts/scheduling/scheduleDetails';
import { scheduleWorkout } from '@formline/shared/contracts/scheduling/scheduling';
import { dueRemovalsJob } from '../../../startJobs';
import { buildLog } from '../../../testing/buildLog';
import { buildClient } from '../../../testing/builders';
import { buildPlanner } from '../../../testing/buildPlanner';
import { startTestApp, type TestApp } from '../../../testing/startTestApp';
import { buildRecords, PAST_DAY } from '../../../testing/worlds/markedRecords';
import { removeAccount } from '../../accounts/accountRemoval/removeAccount';

/** Part of every text about the client. */
const MARK = 'Zqxjmark';
const DAY = 86_400;

let api: TestApp;

beforeEach(async () => {
  api = await startTestApp();
});

afterEach(() => api.close());

const valuesOf = async (text: string) =>
  z
    .array(z.object({ value: z.string() }))
    .parse((await api.database.pool.query(text)).rows)
    .map(({ value }) => value);

/** `value`: in SQL, of a table and its column that points at an account. */
const ofAccountKeys = (value: string) =>
  valuesOf(`
    select ${value} as value from pg_constraint
    join pg_attribute on attrelid = conrelid and attnum = conkey[1]
    where contype = 'f' and confrelid = 'users'::regclass`);

/** The tables with a row that has the mark or points at the account. */
async function tablesAbout(clientId: number): Promise<string[]> {
  const tables = await valuesOf(`select tablename as value from pg_tables where schemaname = 'public'`);
  const marked = tables.map(
    (table) => `select '${table}' as value from ${table} one where one::text like '%${MARK}%'`,
  );
  const keys = await ofAccountKeys(
    `format('select %1$L as value from %1$s where %2$I = ${clientId}', conrelid::regclass, attname)`,
  );
  return (await valuesOf([...marked, ...keys].join(' union '))).sort();
}

/** A client with a workout of their own, changed for one day and logged, a group, a note, a goal and records. */
async function buildMarkedClient() {
  const { trainer, trainerId } = await buildPlanner(api);
  const names = { firstName: MARK, lastName: MARK, joinedAt: null };
  const { id, email } = await buildClient(api.database.db, trainerId, names);
  const params = { id };
  const [exercise] = (await trainer.call(findExercises, { query: { size: 1 } })).exercises;
  const sections = [{ name: 'Main', exercises: [{ id: exercise?.id, sets: 2, reps: 10, notes: MARK }] }];
  const workouts = [{ sections, days_of_week: ['2', '3'] }];
  const plan = { startDate: '2028-02-15', endDate: '2028-02-18', workouts };
  const { id: scheduleId } = await trainer.call(scheduleWorkout, { params, body: plan });
  const [day] = (await trainer.call(readSchedule, { params: { id, scheduleId } })).days;
  await trainer.call(updateScheduledWorkout, {
    params: { id, scheduledWorkoutId: day?.id ?? 0 },
    body: { version: 1, scope: 'day', name: MARK, sections },
  });
  await trainer.call(createClientGroup, { body: { title: 'Early Birds', client_user_ids: [id] } });
  await trainer.call(createNote, { params, body: { text: MARK, note_date: '2028-02-10' } });
  await trainer.call(createMilestone, { params, body: { name: MARK } });
  const subject = { clientId: id, exerciseId: exercise?.id ?? 0, mark: MARK };
  await buildRecords(api.database.db, subject);
  await buildLog(api.database.db, { ...subject, scheduledWorkoutId: day?.id ?? 0, date: PAST_DAY });
  return { id, email, trainer };
}

it('no row tells of a client whose data the trainer had deleted', async () => {
  const { id, trainer } = await buildMarkedClient();
  expect(await tablesAbout(id)).toEqual(
    expect.arrayContaining(['client_notes', 'milestones', 'users', 'workouts', 'workout_exercises']),
  );
  await trainer.call(requestClientDataRemoval, { params: { id } });
  api.clock.advanceSeconds(30 * DAY);
  await dueRemovalsJob({ db: api.database.db, clock: api.clock }).run({
    subjectId: 0,
    signal: new AbortController().signal,
    commit: async () => undefined,
  });
  await api.settled();
  expect(await tablesAbout(id)).toEqual([]);
});

it('no row tells of a client whose account is removed', async () => {
  const { id, email } = await buildMarkedClient();
  expect(await removeAccount(api.database.db, email)).toBe(true);
  expect(await tablesAbout(id)).toEqual([]);
});

it('operators can read what becomes of each table that names a person', async () => {
  const page = await readFile(join(__dirname, '../../../../../docs/operations.md'), 'utf8');
  const tables = new Set(await ofAccountKeys('conrelid::regclass::text'));
  expect(tables.size).toBeGreaterThan(40);
  expect([...tables].filter((table) => !page.includes(`\`${table}\``))).toEqual([]);
});
