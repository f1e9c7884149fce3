import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
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
import { folderStore } from '../media/folderStore';
import { removeAccount } from '../modules/accounts/accountRemoval/removeAccount';
import { buildLog } from '../testing/buildLog';
import { buildClient } from '../testing/builders';
import { buildPlanner } from '../testing/buildPlanner';
import { runDueRemovals } from '../testing/runDueRemovals';
import { startTestApp, type TestApp } from '../testing/startTestApp';
import { buildRecords, PAST_DAY } from '../testing/worlds/markedRecords';
import { copyAccount } from './copyAccount';
import { readDataOfAccount } from './dataOfAccount';
import { uploadedMedia } from './schema/media';

const DAY = 86_400;
const PICTURE = 'a-folder/front.webp';

let api: TestApp;
let clientsBuilt = 0;

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
async function tablesAbout({ id, mark }: MarkedClient): Promise<string[]> {
  const tables = await valuesOf(`select tablename as value from pg_tables where schemaname = 'public'`);
  const marked = tables.map(
    (table) => `select '${table}' as value from ${table} one where one::text like '%${mark}%'`,
  );
  const keys = await ofAccountKeys(
    `format('select %1$L as value from %1$s where %2$I = ${id}', conrelid::regclass, attname)`,
  );
  return (await valuesOf([...marked, ...keys].join(' union '))).sort();
}

type MarkedClient = Pick<Awaited<ReturnType<typeof buildMarkedClient>>, 'id' | 'mark'>;

/** A client with a changed and logged workout of their own, a group, a note, a goal and records, each with the mark. */
async function buildMarkedClient() {
  const mark = `Zqxj${(clientsBuilt += 1)}mark`;
  const { trainer, trainerId, trainerEmail } = await buildPlanner(api);
  const names = { firstName: mark, lastName: mark, joinedAt: null };
  const { id, email } = await buildClient(api.database.db, trainerId, names);
  const params = { id };
  const [exercise] = (await trainer.call(findExercises, { query: { size: 1 } })).exercises;
  const sections = [{ name: 'Main', exercises: [{ id: exercise?.id, sets: 2, reps: 10, notes: mark }] }];
  const workouts = [{ sections, days_of_week: ['2', '3'] }];
  const plan = { startDate: '2028-02-15', endDate: '2028-02-18', workouts };
  const { id: scheduleId } = await trainer.call(scheduleWorkout, { params, body: plan });
  const [day] = (await trainer.call(readSchedule, { params: { id, scheduleId } })).days;
  await trainer.call(updateScheduledWorkout, {
    params: { id, scheduledWorkoutId: day?.id ?? 0 },
    body: { version: 1, scope: 'day', name: mark, sections },
  });
  await trainer.call(createClientGroup, { body: { title: 'Early Birds', client_user_ids: [id] } });
  await trainer.call(createNote, { params, body: { text: mark, note_date: '2028-02-10' } });
  await trainer.call(createMilestone, { params, body: { name: mark } });
  const subject = { clientId: id, exerciseId: exercise?.id ?? 0, mark };
  await buildRecords(api.database.db, subject);
  await buildLog(api.database.db, { ...subject, scheduledWorkoutId: day?.id ?? 0, date: PAST_DAY });
  await api.database.db.insert(uploadedMedia).values({
    ...{ ownerId: trainerId, subjectId: id, kind: 'image', status: 'FINISHED', byteSize: 1 },
    mediaKey: PICTURE,
  });
  return { mark, id, email, trainer, trainerEmail };
}

it('a copy has all that tells of a client, which no copy of the trainer has', async () => {
  const client = await buildMarkedClient();
  const { mark, id, email, trainerEmail } = client;
  const { db } = api.database;
  const { tables = {}, files } = (await readDataOfAccount(db, ` ${email.toUpperCase()}`)) ?? {};
  expect((await tablesAbout(client)).filter((table) => !(table in tables))).toEqual([
    'calendar_change_rows',
    'calendar_changes',
  ]);
  expect(tables['users']).toEqual([expect.objectContaining({ id, first_name: mark })]);
  expect(tables['ohsa_corrective_exercises']).toHaveLength(1);
  expect(tables['logged_sets']).toEqual([expect.objectContaining({ reps: 10, note: mark })]);
  expect(files).toEqual([PICTURE]);
  const ofTrainer = await readDataOfAccount(db, trainerEmail);
  expect(Object.keys(ofTrainer?.tables ?? {})).toEqual(
    expect.arrayContaining(['sessions', 'programs', 'program_workouts', 'client_groups']),
  );
  expect(JSON.stringify(ofTrainer)).not.toMatch(new RegExp(`${mark}|_hash|search_|refresh_tokens`));
  expect(await readDataOfAccount(db, 'nobody@formline.test')).toBeNull();
});

it('a copy is written into a new folder with the pictures that are there', async () => {
  const { email } = await buildMarkedClient();
  const source = { db: api.database.db, store: folderStore(api.mediaFolder) };
  await mkdir(join(api.mediaFolder, 'a-folder'));
  await writeFile(join(api.mediaFolder, PICTURE), 'picture');
  const folder = join(api.mediaFolder, 'copy');
  expect(await copyAccount(source, email, folder)).toEqual([]);
  expect(JSON.parse(await readFile(join(folder, 'data.json'), 'utf8'))).toMatchObject({ users: [{ email }] });
  expect(await readFile(join(folder, 'files', PICTURE), 'utf8')).toBe('picture');
  await expect(copyAccount(source, email, folder)).rejects.toThrow('EEXIST');
  await rm(join(api.mediaFolder, PICTURE));
  expect(await copyAccount(source, email, join(api.mediaFolder, 'second'))).toEqual([PICTURE]);
});

it('no row tells of a client whose data the trainer had deleted', async () => {
  const client = await buildMarkedClient();
  expect(await tablesAbout(client)).toEqual(
    expect.arrayContaining(['client_notes', 'milestones', 'users', 'workouts', 'workout_exercises']),
  );
  await client.trainer.call(requestClientDataRemoval, { params: { id: client.id } });
  api.clock.advanceSeconds(30 * DAY);
  await runDueRemovals({ db: api.database.db, clock: api.clock });
  await api.settled();
  expect(await tablesAbout(client)).toEqual([]);
});

it('no row tells of a client whose account is removed', async () => {
  const client = await buildMarkedClient();
  expect(await removeAccount(api.database.db, client.email)).toBe(true);
  expect(await tablesAbout(client)).toEqual([]);
});

it('operators can read what becomes of each table that names a person', async () => {
  const page = await readFile(join(__dirname, '../../../docs/operations.md'), 'utf8');
  const tables = new Set(await ofAccountKeys('conrelid::regclass::text'));
  expect(tables.size).toBeGreaterThan(40);
  expect([...tables].filter((table) => !page.includes(`\`${table}\``))).toEqual([]);
});
