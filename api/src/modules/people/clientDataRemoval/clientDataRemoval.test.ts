import {
  keepClientData,
  readClientDataRemoval,
  requestClientDataRemoval,
} from '@formline/shared/contracts/people/clientDataRemoval';
import { listTrainerClients, removeClient } from '@formline/shared/contracts/people/clients';
import { arrayContains, eq } from 'drizzle-orm';
import { clientDataRemovals } from '../../../database/schema/removals';
import {
  clientGroups,
  clientNotes,
  clientRelations,
  clientTagClients,
  clientTags,
} from '../../../database/schema/clients';
import { measurements, ohsaResults } from '../../../database/schema/health';
import { loggedWorkouts } from '../../../database/schema/loggedWorkouts';
import { milestones } from '../../../database/schema/milestones';
import { calendarChanges, scheduledWorkouts } from '../../../database/schema/schedules';
import { users } from '../../../database/schema/users';
import { buildClient, buildScheduledDays, buildTrainer } from '../../../testing/builders';
import { fileDatabaseUrl } from '../../../testing/databases/fileDatabase';
import { runDueRemovals } from '../../../testing/runDueRemovals';
import { startTestApp, type TestApp } from '../../../testing/startTestApp';
import { openTestDatabase } from '../../../testing/databases/testDatabases';

let api: TestApp;

beforeEach(async () => {
  api = await startTestApp();
});

afterEach(() => api.close());

const DAY = 86_400;
const DUE_ON = '2028-03-16';

const runOn = (db: TestApp['database']['db']) => runDueRemovals({ db, clock: api.clock });

async function build(given: Parameters<typeof buildClient>[2] = {}) {
  const { db } = api.database;
  const [trainer, other] = [await buildTrainer(db), await buildTrainer(db)];
  const client = await buildClient(db, trainer.id, { firstName: 'Noor', ...given });
  return { trainer, other, client, caller: await api.signInAs(trainer.email), params: { id: client.id } };
}

async function record({ trainer, other, client }: Awaited<ReturnType<typeof build>>) {
  const { db } = api.database;
  const clientId = client.id;
  await db.insert(clientRelations).values({ trainerId: other.id, clientId });
  for (const trainerId of [trainer.id, other.id]) {
    await buildScheduledDays(db, { trainerId, clientId }, ['2028-01-10', '2028-02-20']);
    await db.insert(milestones).values({ trainerId, clientId, name: 'Walk', ordinal: 1 });
    await db.insert(clientNotes).values({ trainerId, clientId, noteDate: '2028-01-10', text: 'Knee.' });
    const group = { trainerId, title: 'Early Birds' };
    const [made] = await db.insert(clientGroups).values(group).returning();
    const change = { trainerId, changedBy: trainerId, clientGroupId: made?.id, memberIds: [clientId] };
    await db.insert(calendarChanges).values({ ...change, kind: 'copy' });
    const [tag] = await db.insert(clientTags).values({ trainerId, name: 'Knee', color: 'pink' }).returning();
    await db.insert(clientTagClients).values({ tagId: tag?.id ?? 0, clientId });
  }
  for (const recordedBy of [trainer.id, other.id, client.id]) {
    await db.insert(measurements).values({ clientId, recordedBy, date: '2028-01-10', weight: 150 });
    await db
      .insert(ohsaResults)
      .values({ clientId, recordedBy, assessmentDate: '2028-01-10', compensations: [] });
    await db.insert(loggedWorkouts).values({ clientId, recordedBy, date: '2028-01-10', workoutName: 'Push' });
  }
}

const emailsTo = async (address: string) => {
  await api.settled();
  return api.emails.filter(({ to }) => to === address).map(({ subject }) => subject);
};
const hasAccount = async (id: number) =>
  (await api.database.db.select().from(users).where(eq(users.id, id))).length > 0;

async function left(clientId: number) {
  const { db } = api.database;
  const of = async (rows: Promise<readonly { readonly by: number | null }[]>) =>
    (await rows).map(({ by }) => by ?? 0).sort((a, b) => a - b);
  return {
    days: await of(
      db
        .select({ by: scheduledWorkouts.trainerId })
        .from(scheduledWorkouts)
        .where(eq(scheduledWorkouts.clientId, clientId)),
    ),
    milestones: await of(
      db.select({ by: milestones.trainerId }).from(milestones).where(eq(milestones.clientId, clientId)),
    ),
    notes: await of(
      db.select({ by: clientNotes.trainerId }).from(clientNotes).where(eq(clientNotes.clientId, clientId)),
    ),
    groupChanges: await of(
      db
        .select({ by: calendarChanges.trainerId })
        .from(calendarChanges)
        .where(arrayContains(calendarChanges.memberIds, [clientId])),
    ),
    tags: await of(
      db
        .select({ by: clientTags.trainerId })
        .from(clientTagClients)
        .innerJoin(clientTags, eq(clientTags.id, clientTagClients.tagId))
        .where(eq(clientTagClients.clientId, clientId)),
    ),
    measurements: await of(
      db
        .select({ by: measurements.recordedBy })
        .from(measurements)
        .where(eq(measurements.clientId, clientId)),
    ),
    logs: await of(
      db
        .select({ by: loggedWorkouts.recordedBy })
        .from(loggedWorkouts)
        .where(eq(loggedWorkouts.clientId, clientId)),
    ),
    ohsa: await of(
      db.select({ by: ohsaResults.recordedBy }).from(ohsaResults).where(eq(ohsaResults.clientId, clientId)),
    ),
  };
}

it('deletes after 30 days what the trainer holds, tells both, and leaves what is others’', async () => {
  const built = await build();
  const { trainer, other, client, caller, params } = built;
  await record(built);
  expect(await caller.call(readClientDataRemoval, { params })).toEqual({ due_on: null });
  expect(await caller.call(requestClientDataRemoval, { params })).toEqual({ due_on: DUE_ON });
  expect(await caller.call(readClientDataRemoval, { params })).toEqual({ due_on: DUE_ON });
  const before = await left(client.id);
  api.clock.advanceSeconds(30 * DAY - 1);
  await runOn(api.database.db);
  expect(await left(client.id)).toEqual(before);
  api.clock.advanceSeconds(1);
  await runOn(api.database.db);
  const [byOther, byOthers] = [[other.id], [other.id, client.id].sort((a, b) => a - b)];
  expect(await left(client.id)).toEqual({
    days: [other.id, other.id],
    milestones: byOther,
    notes: byOther,
    groupChanges: byOther,
    tags: byOther,
    measurements: byOthers,
    ohsa: byOthers,
    logs: byOthers,
  });
  expect(await (await api.signInAs(trainer.email)).call(listTrainerClients)).toEqual([]);
  expect(await hasAccount(client.id)).toBe(true);
  expect(await emailsTo(trainer.email)).toEqual([
    "A client's data will be deleted on March 16, 2028",
    'A client’s data is deleted',
  ]);
  expect(await emailsTo(client.email)).toEqual([
    'Your trainer will delete your data on March 16, 2028',
    'Your trainer has deleted your data',
  ]);
  const [request] = await api.database.db
    .select()
    .from(clientDataRemovals)
    .where(eq(clientDataRemovals.trainerId, trainer.id));
  expect(request).toMatchObject({ state: 'removed', clientId: null });
});

it('takes the account of a client who never opened it, and tells the trainer alone', async () => {
  const { trainer, client, caller, params } = await build({ joinedAt: null });
  await caller.call(requestClientDataRemoval, { params });
  api.clock.advanceSeconds(30 * DAY);
  await runOn(api.database.db);
  expect(await hasAccount(client.id)).toBe(false);
  expect(await emailsTo(trainer.email)).toHaveLength(2);
  expect(await emailsTo(client.email)).toEqual([]);
});

it('is taken back by the trainer, and nothing is deleted', async () => {
  const built = await build();
  const { client, caller, params } = built;
  await record(built);
  const before = await left(client.id);
  await caller.call(requestClientDataRemoval, { params });
  expect(await caller.call(keepClientData, { params })).toEqual({ kept: true });
  expect(await caller.call(keepClientData, { params })).toEqual({ kept: false });
  expect((await emailsTo(client.email)).at(-1)).toBe('Your trainer keeps your data');
  api.clock.advanceSeconds(31 * DAY);
  await runOn(api.database.db);
  expect(await left(client.id)).toEqual(before);
});

it('asked for again keeps its day and tells nobody twice', async () => {
  const { trainer, caller, params } = await build();
  await caller.call(requestClientDataRemoval, { params });
  api.clock.advanceSeconds(5 * 60);
  expect(await caller.call(requestClientDataRemoval, { params })).toEqual({ due_on: DUE_ON });
  expect(await emailsTo(trainer.email)).toHaveLength(1);
});

it('goes on when the client was removed from the list, and is done once by two servers', async () => {
  const built = await build();
  const { trainer, client, caller, params } = built;
  await record(built);
  await caller.call(requestClientDataRemoval, { params });
  await caller.call(removeClient, { query: { clientId: client.id } });
  api.clock.advanceSeconds(30 * DAY);
  const other = openTestDatabase(await fileDatabaseUrl());
  await Promise.all([runOn(api.database.db), runOn(other.db)]);
  await other.close();
  expect((await left(client.id)).days).toEqual([built.other.id, built.other.id]);
  expect(await emailsTo(trainer.email)).toHaveLength(2);
});

it.each([readClientDataRemoval, requestClientDataRemoval, keepClientData])(
  'is not there for another trainer through $path',
  async (endpoint) => {
    const { other, params } = await build();
    expect((await (await api.signInAs(other.email)).refused(endpoint, { params })).status).toBe(404);
  },
);
