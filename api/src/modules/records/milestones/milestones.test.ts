import { listActivities } from '@formline/shared/contracts/people/activityFeed';
import { listGoals } from '@formline/shared/contracts/library/catalogues';
import { listTrainerClients, removeClient } from '@formline/shared/contracts/people/clients';
import {
  createMilestone,
  deleteMilestone,
  listMilestones,
  type Milestone,
  readDashboardMilestones,
  updateClientGoals,
  updateMilestones,
} from '@formline/shared/contracts/records/milestones';
import { clientRelations } from '../../../database/schema/clients';
import { milestones } from '../../../database/schema/milestones';
import { buildClient, buildTrainer } from '../../../testing/builders';
import { type Caller, startTestApp, type TestApp } from '../../../testing/startTestApp';

let api: TestApp;
let trainerId: number;
let trainer: Caller;
let otherTrainer: Caller;
let id: number;

beforeAll(async () => {
  api = await startTestApp();
  const { db } = api.database;
  const owner = await buildTrainer(db);
  trainerId = owner.id;
  trainer = await api.signInAs(owner.email);
  otherTrainer = await api.signInAs((await buildTrainer(db)).email);
});

beforeEach(async () => {
  ({ id } = await buildClient(api.database.db, trainerId));
});

afterAll(() => api.close());

const add = (name: string, ordinal?: number) =>
  trainer.call(createMilestone, { params: { id }, body: { name, ordinal } });
const list = () => trainer.call(listMilestones, { params: { id } });
const save = (...data: readonly Partial<Milestone>[]) => ({ params: { id }, body: { data } });
const named = (all: readonly Milestone[]) => all.map(({ name, ordinal }) => `${ordinal} ${name}`);

describe('a new milestone', () => {
  it('is open and keeps its place', async () => {
    const made = await add('  Walk daily ', 3);
    expect(made).toEqual({
      id: made.id,
      name: 'Walk daily',
      due_date: null,
      status: false,
      isComplete: false,
      ordinal: 3,
      completed_at: null,
      version: 1,
    });
    expect(await list()).toEqual([made]);
  });

  it('may have a day, which a change replaces or removes and a tick keeps', async () => {
    const body = { name: 'Row', due_date: '2028-03-01' };
    const made = await trainer.call(createMilestone, { params: { id }, body });
    const change = async (changes: Partial<Milestone>) =>
      (await trainer.call(updateMilestones, save({ id: made.id, ...changes })))[0]?.due_date;
    expect([await change({ status: true }), await change({ due_date: null })]).toEqual(['2028-03-01', null]);
  });

  it('goes behind the last when its place is taken or not named', async () => {
    await add('Walk', 1);
    await Promise.all([add('Run', 1), add('Swim')]);
    expect((await list()).map(({ ordinal }) => ordinal)).toEqual([1, 2, 3]);
  });

  it.each([{ name: '  ' }, {}, { name: 'x'.repeat(201) }, { name: 'Walk', ordinal: 0 }, { name: 'a\0b' }])(
    'is not %j',
    async (body) => {
      expect((await trainer.refused(createMilestone, { params: { id }, body })).status).toBe(400);
      expect(await list()).toEqual([]);
    },
  );

  it('is the last when there are two hundred', async () => {
    const rows = Array.from({ length: 200 }, (_, position) => ({
      trainerId,
      clientId: id,
      name: 'Step',
      ordinal: position + 1,
    }));
    await api.database.db.insert(milestones).values(rows);
    const refusal = await trainer.refused(createMilestone, { params: { id }, body: { name: 'More' } });
    expect(refusal).toMatchObject({ status: 400, message: 'A client can have 200 milestones at most.' });
  });
});

describe('ticking milestones', () => {
  it('takes the highest place, tells the feed and can be undone', async () => {
    const walk = await add('Walk');
    await add('Run');
    const [run, done] = await trainer.call(
      updateMilestones,
      save({ id: walk.id, status: true, ordinal: 9, version: 1 }),
    );
    expect(run?.name).toBe('Run');
    expect(done).toMatchObject({
      ...walk,
      status: true,
      isComplete: true,
      ordinal: 2,
      completed_at: api.clock.now().toISOString(),
      version: 2,
    });
    const [line] = await trainer.call(listActivities, { query: { client_user_id: id } });
    expect(line).toMatchObject({ activity_type: 'milestone_completed', subject: 'Walk' });
    const open = await trainer.call(updateMilestones, save({ id: walk.id, status: false, version: 2 }));
    expect(named(open)).toEqual(['2 Run', '3 Walk']);
  });

  it('lists the done ones behind, in the order they were done', async () => {
    const made = [await add('A'), await add('B'), await add('C')];
    for (const one of [made[2], made[0]]) {
      api.clock.advanceSeconds(60);
      await trainer.call(updateMilestones, save({ id: one?.id ?? 0, status: true, version: 1 }));
    }
    expect((await list()).map(({ name }) => name)).toEqual(['B', 'C', 'A']);
  });

  it('twice changes and tells nothing the second time', async () => {
    const walk = await add('Walk');
    await trainer.call(updateMilestones, save({ id: walk.id, status: true, version: 1 }));
    await trainer.call(updateMilestones, save({ id: walk.id, status: true, version: 2 }));
    expect(await trainer.call(listActivities, { query: { client_user_id: id } })).toHaveLength(1);
  });

  it('makes the name final', async () => {
    const walk = await add('Walk');
    await trainer.call(updateMilestones, save({ id: walk.id, status: true, version: 1 }));
    const refusal = await trainer.refused(updateMilestones, save({ id: walk.id, name: 'Run', version: 2 }));
    expect(refusal.message).toBe('A completed milestone cannot be renamed.');
  });
});

describe('changing the list', () => {
  it('renames and reorders', async () => {
    const [a, b] = [await add('A'), await add('B')];
    const saved = await trainer.call(
      updateMilestones,
      save({ ...a, ordinal: 2 }, { ...b, ordinal: 1, name: 'B first' }),
    );
    expect(named(saved)).toEqual(['1 B first', '2 A']);
  });

  it('keeps one that was added meanwhile', async () => {
    const [a, b] = [await add('A'), await add('B')];
    await add('Meanwhile', 3);
    const saved = await trainer.call(updateMilestones, save({ ...b, ordinal: 1 }, { ...a, ordinal: 2 }));
    expect(named(saved)).toEqual(['1 B', '2 A', '3 Meanwhile']);
  });

  it('is refused as a whole when one was changed meanwhile', async () => {
    const [a, b] = [await add('A'), await add('B')];
    await trainer.call(updateMilestones, save({ ...b, name: 'B2' }));
    const before = await list();
    const refusal = await trainer.refused(updateMilestones, save({ ...a, name: 'A2' }, { ...b, name: 'B3' }));
    expect(refusal).toMatchObject({ status: 409, code: 4091, key: 'stale_version' });
    expect(await list()).toEqual(before);
  });

  it('at once from two windows lets one win', async () => {
    const a = await add('A');
    const answers = await Promise.all(
      ['X', 'Y'].map((name) => trainer.send(updateMilestones, save({ ...a, name }))),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
  });

  it('names each milestone once, and own ones of this client', async () => {
    const a = await add('A');
    expect((await trainer.refused(updateMilestones, save(a, a))).status).toBe(400);
    expect((await trainer.refused(updateMilestones, save())).status).toBe(400);
    const other = await buildClient(api.database.db, trainerId);
    const wrong = { params: { id: other.id }, body: { data: [{ ...a, name: 'Stolen' }] } };
    expect(await trainer.refused(updateMilestones, wrong)).toMatchObject({ status: 404 });
    expect(await list()).toEqual([a]);
  });
});

it('a milestone is removed by its trainer alone, while the client is theirs', async () => {
  const a = await add('A');
  const request = { params: { id: a.id } };
  expect(await otherTrainer.refused(deleteMilestone, request)).toMatchObject({ status: 404 });
  expect(await trainer.call(deleteMilestone, request)).toEqual({ id: a.id });
  expect((await trainer.refused(deleteMilestone, request)).status).toBe(404);
  const kept = await add('Kept');
  await trainer.call(removeClient, { query: { clientId: id } });
  expect((await trainer.refused(deleteMilestone, { params: { id: kept.id } })).status).toBe(404);
});

it('is not removed by another trainer of the same client', async () => {
  const { db } = api.database;
  const colleague = await buildTrainer(db);
  await db.insert(clientRelations).values({ trainerId: colleague.id, clientId: id });
  const made = await add('Walk');
  const other = await api.signInAs(colleague.email);
  expect(await other.refused(deleteMilestone, { params: { id: made.id } })).toMatchObject({ status: 404 });
  expect(await list()).toEqual([made]);
});

it('the dashboard’s card has the goal and the last change', async () => {
  const empty = { milestones: [], goal: null, latest_activity_date: null };
  expect(await trainer.call(readDashboardMilestones, { params: { id } })).toEqual(empty);
  const a = await add('A');
  api.clock.advanceSeconds(60);
  await trainer.call(updateMilestones, save({ ...a, name: 'A2' }));
  const [, goal] = await trainer.call(listGoals);
  await trainer.call(updateClientGoals, { body: { clientId: id, goals: [{ id: goal?.id }] } });
  expect(await trainer.call(readDashboardMilestones, { params: { id } })).toEqual({
    milestones: await list(),
    goal,
    latest_activity_date: api.clock.now().toISOString(),
  });
});

it.each([listMilestones, readDashboardMilestones, createMilestone, updateMilestones, updateClientGoals])(
  '$method $path reaches own clients only',
  async (endpoint) => {
    const body = { name: 'Mine', data: [{ id: 1, version: 1 }], clientId: id, goals: [] };
    const request = { params: { id }, ...(endpoint.method === 'GET' ? {} : { body }) };
    expect(await otherTrainer.refused(endpoint, request)).toEqual({
      status: 404,
      code: 4040,
      message: 'You have no client with this number.',
    });
  },
);

it('a manager reads the demo world’s milestones and changes none', async () => {
  const manager = await api.signInAs('manager@formline.test');
  const clients = await manager.call(listTrainerClients);
  const cards = await Promise.all(
    clients.map(({ id: clientId }) => manager.call(readDashboardMilestones, { params: { id: clientId } })),
  );
  const first = cards.flatMap((card) => card.milestones)[0];
  expect(cards.filter(({ milestones: all }) => all.length > 0).length).toBeGreaterThan(5);
  const params = { id: first?.id ?? 0 };
  for (const endpoint of [createMilestone, updateMilestones, deleteMilestone, updateClientGoals]) {
    const body = endpoint === deleteMilestone ? undefined : {};
    expect((await manager.refused(endpoint, { params, ...(body && { body }) })).status).toBe(403);
  }
});
