import { listAccountRemovals } from '@formline/shared/contracts/accounts/accountRemoval';
import { accountRemovalRequests, clientDataRemovals } from '../../../database/schema/removals';
import { buildTrainer } from '../../../testing/builders';
import { startTestApp, type TestApp } from '../../../testing/startTestApp';

let api: TestApp;

beforeAll(async () => {
  api = await startTestApp();
});

afterAll(() => api.close());

it('staff sees open requests, what is due first, and counts, and no address or reason', async () => {
  const { db } = api.database;
  const { id, email } = await buildTrainer(db);
  const another = await buildTrainer(db);
  const now = api.clock.now();
  const hours = (count: number) => new Date(now.getTime() + count * 3_600_000);
  const request = { email, reason: 'A reason of my own.', createdAt: now };
  await db.insert(accountRemovalRequests).values([
    { ...request, expiresAt: hours(100) },
    { ...request, userId: id, state: 'waiting', expiresAt: hours(100), dueAt: hours(700) },
    { ...request, userId: another.id, state: 'waiting', expiresAt: hours(1), dueAt: hours(-3) },
    { state: 'kept', dueAt: hours(-3) },
    { state: 'removed', dueAt: hours(-3) },
    { state: 'removed', dueAt: hours(-3) },
  ]);
  await db
    .insert(clientDataRemovals)
    .values({ trainerId: id, clientId: another.id, createdAt: now, dueAt: hours(50) });
  const staff = await api.signInAs('staff@formline.test');
  const { open, counts, client_data_counts } = await staff.call(listAccountRemovals);
  expect(counts).toEqual({ asked: 1, waiting: 2, overdue: 1, kept: 1, removed: 2 });
  expect(client_data_counts).toEqual({ waiting: 1, overdue: 0, kept: 0, removed: 0 });
  expect(open).toMatchObject([
    { state: 'waiting', account_id: another.id, due_at: hours(-3).toISOString(), expires_at: null },
    { state: 'waiting', account_id: id, due_at: hours(700).toISOString() },
    { state: 'asked', account_id: null, due_at: null, expires_at: hours(100).toISOString() },
    { kind: 'client-data', state: 'waiting', account_id: another.id, due_at: hours(50).toISOString() },
  ]);
  const { text } = await staff.send(listAccountRemovals);
  for (const secret of [email, 'A reason of my own.']) expect(text).not.toContain(secret);
});

it('is for staff alone', async () => {
  expect((await api.refused(listAccountRemovals)).status).toBe(401);
  const trainer = await api.signInAs('trainer@formline.test');
  expect((await trainer.refused(listAccountRemovals)).status).toBe(403);
});
