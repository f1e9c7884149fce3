import { endpoints } from '@formline/shared/contracts/api';
import { listClientGroups, updateClientGroup } from '@formline/shared/contracts/scheduling/clientGroups';
import { listTrainerClients } from '@formline/shared/contracts/people/clients';
import type { Endpoint } from '@formline/shared/contracts/endpoint';
import * as z from '@formline/shared/contracts/schema';
import { removeAccount } from '../modules/accounts/accountRemoval/removeAccount';
import { keepFileDatabase, renewFileDatabase } from '../testing/databases/fileDatabase';
import { buildMarkedWorld } from '../testing/markedWorld';
import { type Removal, removals } from '../testing/removals';
import { type Caller, startTestApp, type TestApp } from '../testing/startTestApp';
import { TEST_TODAY } from '../testing/testDay';

jest.setTimeout(600_000);

let api: TestApp;
const callers = new Map<string, Promise<Caller>>();

const rowsOf = async <S extends z.Schema>(schema: S, text: string): Promise<z.output<S>[]> => {
  const read = z.safeParse(z.array(schema), (await api.database.pool.query(text)).rows);
  if (!read.success) throw new Error(`The rows are others: ${text}`);
  return read.data;
};

/** The demo world and a marked one, in which the last workout of each schedule is done and every client is open. */
beforeAll(async () => {
  api = await startTestApp();
  await buildMarkedWorld(api.database.db);
  await buildMarkedWorld(api.database.db);
  await api.database.pool.query(`
    create or replace function current_date_of_tests() returns date language sql immutable as $$ select date '${TEST_TODAY}' $$;
    update scheduled_workouts set is_complete = true, completed_at = now() where id in (
      select distinct on (user_schedule_id) id from scheduled_workouts order by user_schedule_id, date desc);
    update users set bypass_subscription = true`);
  await signInElsewhere();
  await leaveGroups();
  await api.close();
  await keepFileDatabase();
});

beforeEach(async () => {
  await renewFileDatabase();
  api = await startTestApp();
  callers.clear();
});

afterEach(() => api.close());
afterAll(() => renewFileDatabase());

async function signInElsewhere(): Promise<void> {
  await api.database.pool.query(`
    insert into sessions (user_id, absolute_expires_at) select id, date '${TEST_TODAY}' + 1 from users;
    insert into known_devices (user_id, token_hash, last_seen_at) select id, 'elsewhere', now() from users`);
}

async function leaveGroups(): Promise<void> {
  const leavers = await rowsOf(
    z.object({ email: z.string(), group: z.number(), client: z.number() }),
    `select owner.email, one.group_id as group, min(one.client_id) as client from client_group_members one
     join client_groups on client_groups.id = one.group_id join users owner on owner.id = client_groups.trainer_id
     group by 1, 2 having count(*) > 1`,
  );
  for (const { email, group, client } of leavers) {
    const body = { removed_client_user_ids: [client] };
    await (await callerOf(email)).call(updateClientGroup, { params: { id: group }, body });
  }
}

function callerOf(email: string): Promise<Caller> {
  const known = callers.get(email) ?? api.signInAs(email);
  callers.set(email, known);
  return known;
}

const objectSchema = z.object({
  email: z.string(),
  request: z.object({
    params: z.record(z.string(), z.number()),
    query: z.record(z.string(), z.union([z.number(), z.string()])),
  }),
});

async function removeAll({ endpoint, objects }: Removal): Promise<Record<number, number>> {
  const statuses: Record<number, number> = {};
  for (const { email, request } of await rowsOf(objectSchema, objects)) {
    const { status, text } = await (await callerOf(email)).send(endpoint, request);
    if (status >= 500) throw new Error(`${JSON.stringify(request)} of ${email}: ${text}`);
    statuses[status] = (statuses[status] ?? 0) + 1;
  }
  return statuses;
}

const countSchema = z.object({ count: z.number() });
const textSchema = z.object({ value: z.string() });
const valuesOf = async (text: string) => (await rowsOf(textSchema, text)).map(({ value }) => value);

/** Past and completed work and records, each beginning with its kind, as far as their people have an account. */
const history = () =>
  valuesOf(`
    select concat_ws(' ', 'day', id, trainer_id, client_id, workout_id, date, workout_name, is_complete, completed_at) as value
      from scheduled_workouts where is_complete or date < current_date_of_tests()
    union all select 'assessment ' || one::text from performance_assessments one
    union all select 'ohsa ' || one::text from ohsa_results one
    union all select concat_ws(' ', 'log', id, client_id, date, workout_name, note, version) from logged_workouts
    union all select 'set ' || one::text from logged_sets one
    union all select 'note ' || one::text from client_notes one
    union all select 'nutrition ' || one::text from nutrition_records one
    union all select 'calculation ' || one::text from calculator_results one order by 1`);

const RULES: Readonly<Record<string, string>> = {
  'work of a group on the calendar of somebody who is no member': `
    select id::text as value from user_schedules one where client_group_id is not null and not exists (
      select 1 from client_group_members member
      where member.group_id = one.client_group_id and member.client_id = one.client_id)
    union all select id::text from scheduled_workouts one where client_group_id is not null and not exists (
      select 1 from client_group_members member
      where member.group_id = one.client_group_id and member.client_id = one.client_id)`,
  'a workout made from a group’s schedule that its own schedule does not name': `
    select one.id::text as value from user_schedule_workouts one join user_schedules mine on mine.id = one.user_schedule_id
      join group_schedule_workouts slot on slot.id = one.group_schedule_workout_id
    where mine.group_schedule_id is distinct from slot.group_schedule_id`,
  'a member who is no client of the trainer': `
    select one.group_id::text as value from client_group_members one join client_groups on client_groups.id = one.group_id
    where not exists (select 1 from client_relations relation
      where relation.trainer_id = client_groups.trainer_id and relation.client_id = one.client_id)`,
  'a schedule that left nothing and was not cancelled': `
    select id::text as value from user_schedules one where cancelled_at is null
      and not exists (select 1 from scheduled_workouts day where day.user_schedule_id = one.id)`,
  'a day of another client or trainer than its schedule': `
    select one.id::text as value from scheduled_workouts one join user_schedules mine on mine.id = one.user_schedule_id
    where (mine.client_id, mine.trainer_id) <> (one.client_id, one.trainer_id)`,
  'a group’s schedule without a workout': `
    select id::text as value from group_schedules one
    where not exists (select 1 from group_schedule_workouts slot where slot.group_schedule_id = one.id)`,
  'a change of a group that keeps the calendar of nobody': `
    select id::text as value from calendar_changes where not member_ids <@ array(select id from users)`,
  'a file without an owner that is not to be removed': `
    select folder as value from media_folders where media_id is not null
      and not exists (select 1 from uploaded_media where id = media_id)`,
};

async function broken(): Promise<string[]> {
  const found: string[] = [];
  for (const [rule, text] of Object.entries(RULES)) {
    for (const value of await valuesOf(text)) found.push(`${rule}: ${value}`);
  }
  return found;
}

async function countRows(): Promise<Map<string, number>> {
  const tables = await valuesOf(`select tablename as value from pg_tables where schemaname = 'public'`);
  const counts = new Map<string, number>();
  for (const table of tables) {
    const [row] = await rowsOf(countSchema, `select count(*)::int as count from ${table}`);
    counts.set(table, row?.count ?? 0);
  }
  return counts;
}

async function tablesThatLost(before: ReadonlyMap<string, number>): Promise<string[]> {
  const after = await countRows();
  return [...before].filter(([table, count]) => (after.get(table) ?? 0) < count).map(([table]) => table);
}

async function readAll(): Promise<void> {
  const trainers = await valuesOf(`select email as value from users where role = 'TRAINER' and is_active`);
  for (const email of trainers) {
    const trainer = await callerOf(email);
    await trainer.call(listClientGroups);
    for (const { id } of await trainer.call(listTrainerClients)) {
      const month = { params: { id }, query: { month: 2, year: 2028 } };
      await trainer.call(endpoints.listMonthWorkouts, month);
      await trainer.call(endpoints.listCalendarMonth, month);
    }
  }
}

it('every DELETE takes part', () => {
  const all = Object.values<Endpoint>(endpoints).filter(({ method }) => method === 'DELETE');
  const missing = all.filter((endpoint) => !removals.some((one) => one.endpoint === endpoint));
  expect(missing.map(({ path }) => path)).toEqual([]);
});

it.each(removals)('removing $name never fails and leaves history and nothing else', async (removal) => {
  const [past, rows, faults] = [await history(), await countRows(), await broken()];
  const statuses = await removeAll(removal);
  expect(statuses[200]).toBeGreaterThan(0);
  const left = new Set(await history());
  const isRemoved = (line: string) => line.startsWith(`${removal.records} `);
  expect(past.filter((line) => !left.has(line) && !isRemoved(line))).toEqual([]);
  expect((await tablesThatLost(rows)).filter((table) => !removal.losing.includes(table))).toEqual([]);
  expect((await broken()).filter((fault) => !faults.includes(fault))).toEqual([]);
  await readAll();
});

const ofOthers = (id: string) =>
  valuesOf(`
    select 'day ' || one::text as value from scheduled_workouts one where ${id} not in (client_id, trainer_id)
    union all select 'schedule ' || id from user_schedules where ${id} not in (client_id, trainer_id)
    union all select 'group ' || id from client_groups where trainer_id <> ${id}
    union all select 'measurement ' || id from measurements where client_id <> ${id}
    union all select 'assessment ' || id from performance_assessments where client_id <> ${id}
    union all select 'ohsa ' || id from ohsa_results where client_id <> ${id}
    union all select 'nutrition ' || id from nutrition_records where client_id <> ${id}
    union all select 'note ' || id from client_notes where ${id} not in (client_id, trainer_id)
    union all select 'log ' || id from logged_workouts where client_id <> ${id}
    union all select 'placed ' || id from workout_exercises where section_id in (
      select section.id from workout_sections section join workouts on workouts.id = section.workout_id
      where owner_id is distinct from ${id})
    union all select 'program ' || id from programs where owner_id is distinct from ${id}
    union all select 'exercise ' || id from exercises where owner_id is distinct from ${id} order by 1`);

describe('an account', () => {
  it.each(['CLIENT', 'TRAINER'])('of a %s goes with all that is its own and nothing else', async (role) => {
    const accounts = await rowsOf(
      z.object({ id: z.number(), email: z.string() }),
      `select id, email from users where role = '${role}' order by id`,
    );
    for (const { id, email } of accounts) {
      const before = await ofOthers(String(id));
      expect(await removeAccount(api.database.db, email)).toBe(true);
      expect(await ofOthers(String(id))).toEqual(before);
    }
    expect(await valuesOf(`select email as value from users where role = '${role}'`)).toEqual([]);
    expect(await broken()).toEqual([]);
    await readAll();
  });

  it('that nobody has is not removed', async () => {
    const before = await countRows();
    expect(await removeAccount(api.database.db, 'nobody@formline.test')).toBe(false);
    expect(await tablesThatLost(before)).toEqual([]);
  });
});

describe('a club', () => {
  it.each(['club_memberships', 'locations', 'clubs'])(
    'loses all of %s without a client, a group or history',
    async (table) => {
      const [past, rows] = [await history(), await countRows()];
      const ids = await valuesOf(`select id::text as value from ${table} order by id`);
      expect(ids.length).toBeGreaterThan(0);
      for (const id of ids) await api.database.pool.query(`delete from ${table} where id = ${id}`);
      expect(await history()).toEqual(past);
      const lost = (await tablesThatLost(rows)).filter((one) => one !== table);
      expect(lost.sort()).toEqual(table === 'clubs' ? ['club_memberships', 'locations'] : []);
      expect(await broken()).toEqual([]);
      await readAll();
    },
  );
});
