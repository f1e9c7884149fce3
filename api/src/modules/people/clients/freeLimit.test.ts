/** Derived from the contract, so that new endpoints are covered automatically. */
import { listActivities } from '@formline/shared/contracts/people/activityFeed';
import { endpoints } from '@formline/shared/contracts/api';
import { updateClientGroup } from '@formline/shared/contracts/scheduling/clientGroups';
import { createClient } from '@formline/shared/contracts/people/clientInvitations';
import {
  listTrainerClients,
  reactivateClients,
  removeClient,
} from '@formline/shared/contracts/people/clients';
import { changesState, type Endpoint } from '@formline/shared/contracts/endpoint';
import { scheduleForGroup } from '@formline/shared/contracts/scheduling/groupSchedules';
import { listMeasurements } from '@formline/shared/contracts/records/measurements';
import { listMonthWorkouts } from '@formline/shared/contracts/scheduling/schedules';
import { readCurrentUser, readUser } from '@formline/shared/contracts/people/users';
import { buildClient, buildTrainer, uniqueEmail } from '../../../testing/builders';
import { exampleRequest } from '../../../testing/requests/exampleRequests';
import { fingerprintOf } from '../../../testing/fingerprintOf';
import { buildMarkedWorld, MARK, type MarkedWorld } from '../../../testing/markedWorld';
import { signInAsClient } from '../../../testing/signInAsClient';
import { type Caller, startTestApp, type TestApp } from '../../../testing/startTestApp';

let api: TestApp;
let world: MarkedWorld;
let trainer: Caller;
let manager: Caller;

const LIMIT = { status: 409, code: 4090, key: 'free_client_limit' };
const month = { month: 2, year: 2028 };
const dayAfter = (days: number) => new Date(api.clock.now().getTime() + days * 86_400_000).toISOString();
const groupRequest = () => exampleRequest('scheduleForGroup', scheduleForGroup, world);

async function atTheLimit(): Promise<MarkedWorld> {
  const built = await buildMarkedWorld(api.database.db);
  const { id } = built.trainer;
  await buildClient(api.database.db, id);
  const { pool } = api.database;
  await pool.query('update users set max_free_clients = 1 where id = $1', [id]);
  await pool.query('delete from club_memberships where trainer_id = $1', [id]);
  await pool.query('update client_relations set is_active = false where trainer_id = $1 and client_id = $2', [
    id,
    built.client.id,
  ]);
  return built;
}

beforeAll(async () => {
  api = await startTestApp();
  world = await atTheLimit();
  trainer = await api.signInAs(world.trainer.email);
  manager = await api.signInAs(world.manager.email);
});

afterAll(() => api.close());

/** Calls that stay allowed for an inactive client, each with the reason. */
const open: Readonly<Record<string, string>> = {
  removeClient: 'removes',
  readClientDataRemoval: 'removes',
  requestClientDataRemoval: 'removes',
  keepClientData: 'takes a removal back',
  resendInvitation: 'invites again',
  readClientGroup: 'lists the members of a group',
  listGroupDayWorkouts: 'shows the group',
  listGroupMonthWorkouts: 'shows the group',
  listGroupSchedules: 'shows the group',
  listGroupCalendarChanges: 'shows the group',
  readGroupSchedule: 'shows the group',
  readPlannedGroupWork: 'is asked before a member is taken out',
  updateClientGroup: 'renames and takes members out; who is added is checked, as below',
  deleteClientGroup: 'removes',
  deleteGroupSchedule: 'removes',
  cancelGroupSchedule: 'removes',
};

const ofTrainers: readonly (readonly [string, Endpoint])[] = Object.entries(endpoints).filter(
  ([, { access }]) => access !== 'public' && access !== 'signed-in' && access !== 'staff',
);

function namesClient(name: string, endpoint: Endpoint): boolean {
  const other = 1_000_000;
  const others: MarkedWorld = {
    ...world,
    client: { ...world.client, id: other },
    milestoneId: other,
    measurementId: other,
    ohsaResultId: other,
    noteId: other,
    assessmentId: other,
    scheduleId: other,
    scheduledWorkoutId: other,
    groupId: other,
    groupScheduleId: other,
  };
  const asked = [world, others].map((one) => JSON.stringify(exampleRequest(name, endpoint, one)));
  return asked[0] !== asked[1];
}

async function openCalls(caller: Caller, calls: readonly (readonly [string, Endpoint])[]) {
  const answered: string[] = [];
  for (const [name, endpoint] of calls) {
    const { status, text } = await caller.send(endpoint, exampleRequest(name, endpoint, world));
    const isRefused = status === LIMIT.status && text.includes(LIMIT.key) && !text.includes(MARK);
    if (!isRefused) answered.push(`${name} ${status}`);
  }
  return answered;
}

describe('an inactive client of a trainer at the limit', () => {
  it('is refused to every call about a client, whichever it is', async () => {
    const about = ofTrainers.filter(([name, endpoint]) => namesClient(name, endpoint));
    expect(about.length).toBeGreaterThan(60);
    expect(about.map(([name]) => name)).toEqual(expect.arrayContaining(Object.keys(open)));
    const before = await fingerprintOf(api.database.pool);
    const closed = about.filter(([name]) => !(name in open));
    expect(await openCalls(trainer, closed)).toEqual([]);
    expect(await fingerprintOf(api.database.pool)).toEqual(before);
  });

  it('is refused to the reads of the trainer’s manager', async () => {
    const reads = ofTrainers.filter(
      ([name, endpoint]) =>
        !(name in open) &&
        !changesState(endpoint) &&
        endpoint.access !== 'trainer-alone' &&
        namesClient(name, endpoint),
    );
    expect(await openCalls(manager, reads)).toEqual([]);
  });

  it('is refused to the feed and to groups where they are named', async () => {
    const { id } = world.client;
    expect(await trainer.refused(listActivities, { query: { client_user_id: id } })).toMatchObject(LIMIT);
    const added = { params: { id: world.groupId }, body: { new_client_user_ids: [id] } };
    expect(await trainer.refused(updateClientGroup, added)).toMatchObject(LIMIT);
    expect(await trainer.refused(scheduleForGroup, groupRequest())).toMatchObject({
      ...LIMIT,
      message: 'Your plan does not keep every member of this group active. Upgrade to access all clients.',
    });
  });

  it('is open to the calls that list, take members out and invite again', async () => {
    const limited = await atTheLimit();
    const caller = await api.signInAs(limited.trainer.email);
    for (const name of ['readClientGroup', 'listGroupMonthWorkouts', 'resendInvitation', 'removeClient']) {
      const endpoint = ofTrainers.find(([one]) => one === name)?.[1];
      if (!endpoint) throw new Error(`There is no ${name}.`);
      expect((await caller.send(endpoint, exampleRequest(name, endpoint, limited))).status).toBe(200);
    }
    expect((await caller.call(listTrainerClients)).map(({ id }) => id)).not.toContain(limited.client.id);
  });

  it('keeps the own records in the mobile app', async () => {
    const client = await signInAsClient(api, world.client.id);
    expect(await client.call(listMeasurements, { params: { id: world.client.id } })).toBeDefined();
  });

  it('is there again with a subscription, and in a club', async () => {
    const limited = await atTheLimit();
    const caller = await api.signInAs(limited.trainer.email);
    const asked = { params: { id: limited.client.id }, query: month };
    expect(await caller.refused(listMonthWorkouts, asked)).toMatchObject(LIMIT);
    const change = async (columns: string) =>
      api.database.pool.query(`update users set ${columns} where id = $1`, [limited.trainer.id]);
    await change(`subscription_expiration_date = '2028-02-16T00:00:00Z'`);
    expect(await caller.call(listMonthWorkouts, asked)).not.toEqual([]);
    await change(`subscription_expiration_date = '2028-02-14T00:00:00Z'`);
    expect(await caller.refused(listMonthWorkouts, asked)).toMatchObject(LIMIT);
    await api.database.pool.query(
      'insert into club_memberships (trainer_id, club_id, location_id) values ($1, $2, $3)',
      [limited.trainer.id, limited.clubId, limited.locationId],
    );
    expect(await caller.call(listMonthWorkouts, asked)).not.toEqual([]);
  });
});

describe('a limited trainer', () => {
  async function freeTrainer(clientCount: number) {
    const { db } = api.database;
    const { id, email } = await buildTrainer(db, { maxFreeClients: 1 });
    const clientIds: number[] = [];
    for (let one = 0; one < clientCount; one += 1) clientIds.push((await buildClient(db, id)).id);
    return { id, clientIds, caller: await api.signInAs(email) };
  }
  const newClient = () => ({ body: { email: uniqueEmail(), first_name: 'New', last_name: 'Client' } });
  const choose = (userId: number | undefined) => ({ body: { userId } });
  const inactive = (id: number) =>
    api.database.pool.query('update client_relations set is_active = false where trainer_id = $1', [id]);

  it('works with nobody while more clients are active than are free', async () => {
    const { caller, clientIds } = await freeTrainer(2);
    const [first = 0, second = 0] = clientIds;
    expect(await caller.refused(readUser, { params: { id: first } })).toMatchObject(LIMIT);
    await caller.call(removeClient, { query: { clientId: second } });
    expect(await caller.call(readUser, { params: { id: first } })).toMatchObject({ id: first });
  });

  it('adds no client beyond the limit', async () => {
    const { caller } = await freeTrainer(0);
    const { id } = await caller.call(createClient, newClient());
    expect(await caller.refused(createClient, newClient())).toMatchObject(LIMIT);
    expect((await caller.call(listTrainerClients)).map((one) => one.id)).toEqual([id]);
  });

  it('cannot exchange the chosen client by removing them', async () => {
    const { id, caller, clientIds } = await freeTrainer(3);
    await inactive(id);
    const [chosen = 0, next, inactiveOne = 0] = clientIds;
    await caller.call(reactivateClients, choose(chosen));
    await caller.call(removeClient, { query: { clientId: inactiveOne } });
    expect((await caller.call(readCurrentUser)).held_free_places).toEqual([]);
    await caller.call(removeClient, { query: { clientId: chosen } });
    expect((await caller.call(readCurrentUser)).held_free_places).toEqual([dayAfter(30)]);
    expect(await caller.refused(reactivateClients, choose(next))).toMatchObject(LIMIT);
    expect(await caller.refused(createClient, newClient())).toMatchObject(LIMIT);
  });

  it('may choose again after 30 days', async () => {
    const late = await startTestApp();
    const { db, pool } = late.database;
    const { id, email } = await buildTrainer(db, { maxFreeClients: 1 });
    const [chosen, next] = [await buildClient(db, id), await buildClient(db, id)];
    await pool.query('update client_relations set is_active = (client_id = $1) where trainer_id = $2', [
      chosen.id,
      id,
    ]);
    await (await late.signInAs(email)).call(removeClient, { query: { clientId: chosen.id } });
    late.clock.advanceSeconds(30 * 86_400 - 60);
    expect(await (await late.signInAs(email)).refused(reactivateClients, choose(next.id))).toMatchObject(
      LIMIT,
    );
    late.clock.advanceSeconds(60);
    await (await late.signInAs(email)).call(reactivateClients, choose(next.id));
    await late.close();
  });

  it('has the place back for the client who was removed', async () => {
    const { id, caller, clientIds } = await freeTrainer(1);
    const [chosen = 0] = clientIds;
    await caller.call(removeClient, { query: { clientId: chosen } });
    await api.database.pool.query(
      'insert into client_relations (trainer_id, client_id, is_active) values ($1, $2, false)',
      [id, chosen],
    );
    await caller.call(reactivateClients, choose(chosen));
    expect((await caller.call(readCurrentUser)).held_free_places).toEqual([]);
    await caller.call(removeClient, { query: { clientId: chosen } });
    expect((await caller.call(readCurrentUser)).held_free_places).toHaveLength(1);
  });
});
