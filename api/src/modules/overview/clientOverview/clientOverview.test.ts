/** @embedded Counts by windows of dates, and columns as JSON. */
import {
  type OverviewOfClient,
  readClientOverview,
} from '@formline/shared/contracts/overview/clientOverview';
import { listTrainerClients } from '@formline/shared/contracts/people/clients';
import { updateUser } from '@formline/shared/contracts/people/profiles';
import { readCurrentUser } from '@formline/shared/contracts/people/users';
import { createMilestone, updateMilestones } from '@formline/shared/contracts/records/milestones';
import { createMeasurement } from '@formline/shared/contracts/records/measurements';
import { createClientGroup, listClientGroups } from '@formline/shared/contracts/scheduling/clientGroups';
import { eq } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { clientRelations } from '../../../database/schema/clients';
import { scheduledWorkouts } from '../../../database/schema/schedules';
import { managerAssignments, users } from '../../../database/schema/users';
import { buildClient, buildScheduledDays, buildTrainer } from '../../../testing/builders';
import { type Caller, startTestApp, type TestApp } from '../../../testing/startTestApp';
import { TEST_TODAY } from '../../../testing/testDay';
import { clientOverviewRepository } from './clientOverview.repository';

let api: TestApp;
let owner: Awaited<ReturnType<typeof buildTrainer>>;
let trainer: Caller;
let clientId: number;

beforeAll(async () => {
  api = await startTestApp();
});

beforeEach(async () => {
  const { db } = api.database;
  owner = await buildTrainer(db);
  trainer = await api.signInAs(owner.email);
  clientId = (await buildClient(db, owner.id, { firstName: 'Noor', lastName: 'Haddad' })).id;
});

afterAll(() => api.close());

async function readAll(caller = trainer, query = {}) {
  return caller.call(readClientOverview, { query: { currentDate: TEST_TODAY, ...query } });
}

async function readOne(query = {}): Promise<OverviewOfClient> {
  const { clients } = await readAll(trainer, query);
  const client = clients.find(({ id }) => id === clientId);
  if (!client) throw new Error('The client is not on the list.');
  return client;
}

async function schedule(dates: readonly string[], completed: readonly string[] = []): Promise<void> {
  const { db } = api.database;
  await buildScheduledDays(db, { trainerId: owner.id, clientId }, dates);
  const rows = await db.select().from(scheduledWorkouts).where(eq(scheduledWorkouts.clientId, clientId));
  for (const row of rows.filter(({ date }) => completed.includes(date))) {
    await db.update(scheduledWorkouts).set({ isComplete: true }).where(eq(scheduledWorkouts.id, row.id));
  }
}

it('counts the sessions before today in each window', async () => {
  const done = ['2028-02-14', '2028-02-08', '2028-01-16', '2027-11-17'];
  await schedule([...done, '2028-02-07', '2028-01-15', '2027-12-17', '2027-11-16', TEST_TODAY], done);
  expect((await readOne()).figures).toMatchObject({
    days_7: { completed: 2, missed: 0 },
    days_30: { completed: 3, missed: 1 },
    days_90: { completed: 4, missed: 3 },
    previous_30: { completed: 0, missed: 2 },
    today: { planned: 1, completed: 0 },
    last_missed: '2028-02-07',
    last_session: '2028-02-14',
    next_session: TEST_TODAY,
  });
});

it('judges the days by the trainer’s date, and refuses a date that is today nowhere', async () => {
  await schedule(['2028-02-14', TEST_TODAY]);
  const missed = async (currentDate: string) => (await readOne({ currentDate })).figures?.days_7.missed;
  expect(await missed('2028-02-14')).toBe(0);
  expect(await missed(TEST_TODAY)).toBe(1);
  expect(await missed('2028-02-16')).toBe(2);
  const refusal = await trainer.refused(readClientOverview, { query: { currentDate: '2028-02-17' } });
  expect(refusal.status).toBe(400);
});

it('has no sessions, dates or goals for a client without any', async () => {
  const none = { completed: 0, missed: 0 };
  expect(await readOne()).toMatchObject({
    full_name: 'Noor Haddad',
    is_active: true,
    invited_at: null,
    group_ids: [],
    figures: {
      days_7: none,
      days_30: none,
      days_90: none,
      previous_30: none,
      today: { planned: 0, completed: 0 },
      last_missed: null,
      last_session: null,
      next_session: null,
      last_measured: null,
      goal: null,
      next_milestone: null,
    },
  });
});

it('finds the last session however long ago it was, and the next open one', async () => {
  await schedule(['2026-05-05', TEST_TODAY, '2028-09-01'], ['2026-05-05', TEST_TODAY]);
  expect((await readOne()).figures).toMatchObject({ last_session: TEST_TODAY, next_session: '2028-09-01' });
  expect((await readOne({ currentDate: '2028-02-14' })).figures).toMatchObject({
    last_session: '2026-05-05',
  });
});

it('tells goal, milestone, measurement and groups', async () => {
  const params = { id: clientId };
  await trainer.call(updateUser, { params, body: { goal_id: 1, goal_date: '2028-02-01' } });
  await trainer.call(createMilestone, { params, body: { name: 'Row 2 km', due_date: '2028-03-01' } });
  const first = await trainer.call(createMilestone, {
    params,
    body: { name: 'Row 1 km', due_date: '2028-02-20' },
  });
  await trainer.call(createMilestone, { params, body: { name: 'Some day' } });
  await trainer.call(createMeasurement, { params, body: { date: '2028-02-01', weight: 150 } });
  const group = await trainer.call(createClientGroup, {
    body: { title: 'Early Birds', client_user_ids: [clientId] },
  });
  const { groups } = await readAll();
  expect(groups).toEqual([{ id: group.id, title: 'Early Birds' }]);
  expect(await readOne()).toMatchObject({
    group_ids: [group.id],
    figures: {
      last_measured: '2028-02-01',
      goal: { date: '2028-02-01' },
      next_milestone: { name: 'Row 1 km', due_date: '2028-02-20' },
    },
  });
  const ticked = { data: [{ id: first.id, status: true }] };
  await trainer.call(updateMilestones, { params, body: ticked });
  await trainer.call(updateUser, { params, body: { goal_id: null } });
  expect((await readOne()).figures).toMatchObject({
    goal: null,
    next_milestone: { name: 'Row 2 km', due_date: '2028-03-01' },
  });
});

it('is of the trainer alone: another trainer’s work with the same client is not in it', async () => {
  const { db } = api.database;
  const other = await buildTrainer(db);
  await db.insert(clientRelations).values({ trainerId: other.id, clientId });
  await buildScheduledDays(db, { trainerId: other.id, clientId }, ['2028-02-14']);
  const otherTrainer = await api.signInAs(other.email);
  await otherTrainer.call(createClientGroup, { body: { title: 'Theirs', client_user_ids: [clientId] } });
  expect(await readOne()).toMatchObject({ group_ids: [], figures: { days_7: { completed: 0, missed: 0 } } });
  expect((await readAll(otherTrainer)).clients).toHaveLength(1);
});

it('closes the clients a limited trainer may not work with, as their calendar is', async () => {
  const { db } = api.database;
  await buildClient(db, owner.id);
  await schedule(['2028-02-14']);
  await db.update(clientRelations).set({ isActive: false }).where(eq(clientRelations.clientId, clientId));
  expect(await readOne()).toMatchObject({ is_active: false, figures: null });
  const opened = (await readAll()).clients.filter(({ figures }) => figures !== null);
  expect(opened).toHaveLength(1);
  await db.update(users).set({ bypassSubscription: true }).where(eq(users.id, owner.id));
  expect((await readOne()).figures?.days_7.missed).toBe(1);
});

it('lists the same clients in the same order as the client list, also of a club and for a manager', async () => {
  const demo = await api.signInAs('trainer@formline.test');
  const { id: demoId, club_connect_user: clubs } = await demo.call(readCurrentUser);
  const manager = await buildTrainer(api.database.db, { isManager: true });
  await api.database.db.insert(managerAssignments).values({ managerId: manager.id, trainerId: demoId });
  const reader = await api.signInAs(manager.email);
  const [club] = clubs;
  for (const query of [{}, { club_id: club?.ClubId ?? 0 }]) {
    const listed = await demo.call(listTrainerClients, { query });
    const titles = (await demo.call(listClientGroups, { query })).map(({ title }) => title);
    const overview = await readAll(demo, query);
    expect(overview.clients.map(({ id }) => id)).toEqual(listed.map(({ id }) => id));
    expect(overview.groups.map(({ title }) => title).toSorted()).toEqual(titles.toSorted());
    expect(await readAll(reader, query)).toEqual(overview);
    const known = new Set(overview.groups.map(({ id }) => id));
    expect(overview.clients.flatMap(({ group_ids }) => group_ids).every((id) => known.has(id))).toBe(true);
  }
});

it('counts the sessions of all clients from one index', async () => {
  const client = await api.database.pool.connect();
  try {
    await client.query('vacuum analyze scheduled_workouts');
    await client.query('set enable_seqscan = off');
    const statements: { readonly text: string; readonly values: unknown[] }[] = [];
    const logger = { logQuery: (text: string, values: unknown[]) => void statements.push({ text, values }) };
    const db = drizzle(client, { casing: 'snake_case', logger });
    await clientOverviewRepository(db).read(owner.id, {}, TEST_TODAY);
    expect(statements).toHaveLength(1);
    const [read = { text: '', values: [] }] = statements;
    const { rows } = await client.query(`explain (format json) ${read.text}`, read.values);
    const plan = JSON.stringify(rows);
    expect(plan.match(/"Index Only Scan",[^{]*"scheduled_workouts_adherence_idx"/g)?.length).toBeGreaterThan(
      1,
    );
    expect(plan).not.toMatch(/"Seq Scan",[^{]*"scheduled_workouts"/);
  } finally {
    await client.query('reset enable_seqscan');
    client.release();
  }
});
