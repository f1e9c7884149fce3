import { endpoints } from '@formline/shared/contracts/api';
import { listClientGroups } from '@formline/shared/contracts/scheduling/clientGroups';
import { listTrainerClients } from '@formline/shared/contracts/people/clients';
import type { Endpoint } from '@formline/shared/contracts/endpoint';
import { findExercises } from '@formline/shared/contracts/library/exercises';
import { listMonthWorkouts } from '@formline/shared/contracts/scheduling/schedules';
import { readCurrentUser, readUser } from '@formline/shared/contracts/people/users';
import { eq } from 'drizzle-orm';
import { managerAssignments } from '../database/schema/users';
import { buildClient, buildScheduledDays, buildTrainer } from '../testing/builders';
import { passwordGrant } from '../testing/grants';
import { type Caller, startTestApp, type TestApp, type TestRequest } from '../testing/startTestApp';
import { authorise } from './authorise';

let api: TestApp;

beforeAll(async () => {
  api = await startTestApp();
});

afterAll(() => api.close());

const all: readonly Endpoint[] = Object.values(endpoints);
const named = (list: readonly Endpoint[]) =>
  list.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const);

const requestFor = (endpoint: Endpoint, clientId: number): TestRequest => ({
  params: { id: clientId },
  query: endpoint === listMonthWorkouts ? { month: 2, year: 2028 } : {},
});

describe('routes', () => {
  it('are those of the contract, the documents and the description, and no other', () => {
    const routes = api.app.routeTable.map(({ method, path }) => `${method} ${path}`).sort();
    const extra = [
      '/documents/terms-conditions.md',
      '/documents/privacy-policy.md',
      '/v2.2/media/:folder/:name',
      '/openapi.json',
      '/docs',
    ];
    expect(routes).toEqual(
      [...all.map(({ method, path }) => `${method} ${path}`), ...extra.map((path) => `GET ${path}`)].sort(),
    );
  });

  it.each(named(all.filter(({ access }) => access !== 'public')))(
    '%s answers 401 without a token',
    async (_name, endpoint) => {
      for (const caller of [api, api.withToken('x'.repeat(43)), api.withToken('short')]) {
        const refusal = await caller.refused(endpoint, requestFor(endpoint, 1));
        expect(refusal).toMatchObject({ status: 401, code: 4010 });
      }
    },
  );

  it('a refresh token opens nothing', async () => {
    const answer = await api.call(endpoints.requestToken, passwordGrant('trainer@formline.test'));
    expect((await api.withToken(answer.refresh_token).refused(readCurrentUser)).status).toBe(401);
  });
});

describe('another trainer’s data', () => {
  let otherTrainer: Caller;
  let clientId: number;

  beforeAll(async () => {
    const { db } = api.database;
    const owner = await buildTrainer(db);
    clientId = (await buildClient(db, owner.id)).id;
    await buildScheduledDays(db, { trainerId: owner.id, clientId }, ['2028-02-10']);
    otherTrainer = await api.signInAs((await buildTrainer(db)).email);
  });

  it.each(named([readUser, listMonthWorkouts]))('%s is not there', async (_name, endpoint) => {
    const refusal = await otherTrainer.refused(endpoint, requestFor(endpoint, clientId));
    expect(refusal).toEqual({ status: 404, code: 4040, message: 'You have no client with this number.' });
  });

  it('is in no list', async () => {
    expect(await otherTrainer.call(listTrainerClients)).toEqual([]);
    expect(await otherTrainer.call(listClientGroups)).toEqual([]);
  });

  it.each(named([listTrainerClients, listClientGroups]))(
    '%s refuses a club the caller does not belong to',
    async (_name, endpoint) => {
      expect((await otherTrainer.refused(endpoint, { query: { club_id: 1 } })).status).toBe(403);
    },
  );
});

describe('a manager', () => {
  it('reads exactly what the managed trainer reads', async () => {
    const manager = await api.signInAs('manager@formline.test');
    const trainer = await api.signInAs('trainer@formline.test');
    const clients = await trainer.call(listTrainerClients);
    expect(clients).toHaveLength(24);
    expect(await manager.call(listTrainerClients)).toEqual(clients);
    expect(await manager.call(listClientGroups)).toEqual(await trainer.call(listClientGroups));
    const month = { params: { id: clients[0]?.id ?? 0 }, query: { month: 2, year: 2028 } };
    expect(await manager.call(listMonthWorkouts, month)).toEqual(
      await trainer.call(listMonthWorkouts, month),
    );
    expect(await manager.call(findExercises)).toEqual(await trainer.call(findExercises));
    expect((await manager.call(readCurrentUser)).email).toBe('manager@formline.test');
  });

  it('without a trainer is told so', async () => {
    const { email } = await buildTrainer(api.database.db, { isManager: true });
    const manager = await api.signInAs(email);
    expect(await manager.refused(listTrainerClients)).toMatchObject({ status: 403, code: 4030 });
  });

  it.each(['POST', 'PUT', 'DELETE'] as const)('may %s nothing of a trainer’s', (method) => {
    const manager = {
      userId: 1,
      sessionId: 1,
      role: 'TRAINER',
      isManager: true,
      isStaff: false,
      trainerId: 2,
    } as const;
    expect(() => authorise({ access: 'trainer', method }, manager)).toThrow('not change it');
    expect(() => authorise({ access: 'trainer', method: 'GET' }, manager)).not.toThrow();
    expect(() => authorise({ access: 'trainer-alone', method: 'GET' }, manager)).toThrow('private');
  });

  it('loses the trainer’s data with the assignment', async () => {
    const { db } = api.database;
    const { id: managerId, email } = await buildTrainer(db, { isManager: true });
    const { id: trainerId } = await buildTrainer(db);
    await db.insert(managerAssignments).values({ managerId, trainerId });
    const manager = await api.signInAs(email);
    expect(await manager.call(listTrainerClients)).toEqual([]);
    await db.delete(managerAssignments).where(eq(managerAssignments.managerId, managerId));
    expect((await manager.refused(listTrainerClients)).status).toBe(403);
  });
});
