import { listClientGroups } from '@formline/shared/contracts/scheduling/clientGroups';
import {
  deactivateClients,
  listTrainerClients,
  reactivateClients,
  removeClient,
} from '@formline/shared/contracts/people/clients';
import { listMonthWorkouts } from '@formline/shared/contracts/scheduling/schedules';
import type { Client } from '@formline/shared/contracts/people/users';
import { buildClient, buildTrainer } from '../../../testing/builders';
import { type Caller, startTestApp, type TestApp } from '../../../testing/startTestApp';

let api: TestApp;

beforeAll(async () => {
  api = await startTestApp();
});

afterAll(() => api.close());

const activeOf = (clients: readonly Client[]): number[] =>
  clients.filter(({ client_user }) => client_user.active_under_current_trainer).map(({ id }) => id);

async function trainerWith(clientCount: number, given: Parameters<typeof buildTrainer>[1] = {}) {
  const { db, pool } = api.database;
  const { id, email } = await buildTrainer(db, { maxFreeClients: 1, ...given });
  const clientIds: number[] = [];
  for (let one = 0; one < clientCount; one += 1) clientIds.push((await buildClient(db, id)).id);
  await pool.query('update client_relations set is_active = false where trainer_id = $1', [id]);
  return { id, clientIds, caller: await api.signInAs(email) };
}

const all = { query: { activateAll: 'true' }, body: {} };
const one = (userId: number | undefined) => ({ query: { activateAll: 'false' }, body: { userId } });
const LIMIT = {
  status: 409,
  code: 4090,
  key: 'free_client_limit',
  message: 'Your plan has no room for another active client. Upgrade to access all clients.',
};

describe('a free trainer', () => {
  it('chooses one free client and no second', async () => {
    const { caller, clientIds } = await trainerWith(3);
    expect(activeOf(await caller.call(reactivateClients, one(clientIds[1])))).toEqual([clientIds[1]]);
    expect(await caller.refused(reactivateClients, one(clientIds[0]))).toEqual(LIMIT);
    expect(await caller.refused(reactivateClients, all)).toEqual(LIMIT);
    expect(activeOf(await caller.call(reactivateClients, one(clientIds[1])))).toEqual([clientIds[1]]);
  });

  it('stays within the limit however many calls arrive at once', async () => {
    const { caller, clientIds } = await trainerWith(12, { maxFreeClients: 3 });
    const answers = await Promise.all(
      [...clientIds, ...clientIds].map((id) => caller.send(reactivateClients, one(id))),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
    expect(activeOf(await caller.call(listTrainerClients))).toHaveLength(3);
  });

  it('cannot give the choice back by deactivating all', async () => {
    const { caller, clientIds } = await trainerWith(2);
    await caller.call(reactivateClients, one(clientIds[0]));
    expect(activeOf(await caller.call(deactivateClients))).toEqual([clientIds[0]]);
  });

  it('with more active clients than are free starts anew', async () => {
    const { caller, id } = await trainerWith(3);
    await api.database.pool.query('update client_relations set is_active = true where trainer_id = $1', [id]);
    expect(activeOf(await caller.call(deactivateClients))).toEqual([]);
    expect(activeOf(await caller.call(deactivateClients))).toEqual([]);
  });
});

describe('a trainer without a limit', () => {
  const ahead = new Date('2028-03-01T00:00:00Z');

  it.each([
    ['subscribed', { subscriptionExpirationDate: ahead }],
    ['bypassed', { bypassSubscription: true }],
  ])('(%s) activates and deactivates all', async (_name, given) => {
    const { caller, clientIds } = await trainerWith(3, given);
    expect(activeOf(await caller.call(reactivateClients, all)).sort((a, b) => a - b)).toEqual(clientIds);
    expect(activeOf(await caller.call(reactivateClients, all))).toHaveLength(3);
    expect(activeOf(await caller.call(deactivateClients))).toEqual([]);
  });

  it('has one again once the subscription ended', async () => {
    const { caller } = await trainerWith(2, { subscriptionExpirationDate: new Date('2028-02-14T00:00:00Z') });
    expect(await caller.refused(reactivateClients, all)).toEqual(LIMIT);
  });

  it('reaches the clients of the club alone when it is named', async () => {
    const caller = await api.signInAs('club@formline.test');
    const clients = await caller.call(listTrainerClients);
    const { rows } = await api.database.pool.query<{ club_id: number }>(
      'select club_id from client_relations where client_id = $1',
      [clients[0]?.id],
    );
    const club = { club_id: rows[0]?.club_id };
    expect(await caller.call(reactivateClients, { query: { activateAll: 'true' }, body: club })).toEqual(
      clients,
    );
    const foreign = await caller.refused(reactivateClients, { body: { club_id: 1_000_000, userId: 1 } });
    expect(foreign).toMatchObject({ status: 403, message: 'You do not belong to this club.' });
    const lone = await caller.refused(reactivateClients, { body: { location_id: 1, userId: 1 } });
    expect(lone).toMatchObject({ status: 400, code: 4000 });
  });
});

describe('activation', () => {
  it('reaches no other trainer’s client', async () => {
    const { clientIds } = await trainerWith(1);
    const { caller } = await trainerWith(0, { bypassSubscription: true });
    const refusal = await caller.refused(reactivateClients, one(clientIds[0]));
    expect(refusal).toEqual({ status: 404, code: 4040, message: 'You have no client with this number.' });
  });

  it.each([
    [{ body: {} }, 'userId: is needed unless activateAll is true'],
    [{ query: { activateAll: 'yes' }, body: {} }, undefined],
    [{ body: { userId: 3_000_000_000 } }, undefined],
  ])('refuses %j', async (request, message) => {
    const { caller } = await trainerWith(0);
    const refusal = await caller.refused(reactivateClients, request);
    expect(refusal).toMatchObject({ status: 400, code: 4000, ...(message && { message }) });
  });

  it('is not a manager’s to change', async () => {
    const manager = await api.signInAs('manager@formline.test');
    const [client] = await manager.call(listTrainerClients);
    const refusals = [
      await manager.refused(reactivateClients, one(client?.id)),
      await manager.refused(deactivateClients),
      await manager.refused(removeClient, { query: { clientId: client?.id ?? 0 } }),
    ];
    expect(refusals.map(({ status }) => status)).toEqual([403, 403, 403]);
  });
});

describe('removing a client', () => {
  const withClient = (clientId: number) => ({ query: { clientId } });

  it('takes them from the list, the groups and the calendar’s reach', async () => {
    const { db, pool } = api.database;
    const { id, caller, clientIds } = await trainerWith(2);
    const [removed = 0, kept = 0] = clientIds;
    await pool.query(
      `with made as (insert into client_groups (trainer_id, title) values ($1, 'Both') returning id)
       insert into client_group_members select made.id, member from made, unnest($2::int[]) member`,
      [id, clientIds],
    );
    const other = await buildTrainer(db);
    await pool.query('insert into client_relations (trainer_id, client_id) values ($1, $2)', [
      other.id,
      removed,
    ]);
    expect(await caller.call(removeClient, withClient(removed))).toEqual({ id: removed });
    expect((await caller.call(listTrainerClients)).map((client) => client.id)).toEqual([kept]);
    const [group] = await caller.call(listClientGroups);
    expect(group?.client_group_clients.map(({ client_user }) => client_user.id)).toEqual([kept]);
    const calendar = { params: { id: removed }, query: { month: 2, year: 2028 } };
    expect((await caller.refused(listMonthWorkouts, calendar)).status).toBe(404);
    expect((await caller.refused(removeClient, withClient(removed))).status).toBe(404);
    const others: Caller = await api.signInAs(other.email);
    expect((await others.call(listTrainerClients)).map((client) => client.id)).toEqual([removed]);
  });

  it('is asked for in the body as well, and never for two clients at once', async () => {
    const { caller, clientIds } = await trainerWith(2);
    const [removed = 0, kept = 0] = clientIds;
    const both = { query: { clientId: removed }, body: { clientId: kept } };
    expect((await caller.refused(removeClient, both)).status).toBe(400);
    expect((await caller.refused(removeClient, { body: {} })).status).toBe(400);
    expect(await caller.call(removeClient, { body: { clientId: removed } })).toEqual({ id: removed });
    expect((await caller.call(listTrainerClients)).map((client) => client.id)).toEqual([kept]);
  });

  it('of another trainer changes nothing', async () => {
    const { caller, clientIds } = await trainerWith(1);
    const otherTrainer = await trainerWith(0);
    expect((await otherTrainer.caller.refused(removeClient, withClient(clientIds[0] ?? 0))).status).toBe(404);
    expect(await caller.call(listTrainerClients)).toHaveLength(1);
    expect((await caller.refused(removeClient)).status).toBe(400);
  });
});
