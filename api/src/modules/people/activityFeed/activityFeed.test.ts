import { listActivities } from '@formline/shared/contracts/people/activityFeed';
import { createClientGroup } from '@formline/shared/contracts/scheduling/clientGroups';
import { listTrainerClients, removeClient } from '@formline/shared/contracts/people/clients';
import { readCurrentUser } from '@formline/shared/contracts/people/users';
import { buildClient, buildTrainer } from '../../../testing/builders';
import { type Caller, startTestApp, type TestApp } from '../../../testing/startTestApp';
import { activityRepository, type NewActivity } from '../activities/activity.repository';

let api: TestApp;
let trainerId: number;
let trainer: Caller;
let ana: number;
let ben: number;

beforeAll(async () => {
  api = await startTestApp();
  const { db } = api.database;
  const owner = await buildTrainer(db);
  trainerId = owner.id;
  ana = (await buildClient(db, trainerId)).id;
  ben = (await buildClient(db, trainerId)).id;
  trainer = await api.signInAs(owner.email);
});

afterAll(() => api.close());

const happened = (day: number): Date => new Date(`2028-02-${String(day).padStart(2, '0')}T10:00:00Z`);
const record = (...activities: NewActivity[]) => activityRepository(api.database.db).record(...activities);
const feed = async (query = {}, caller = trainer) =>
  (await caller.call(listActivities, { query })).map(({ activity_type, subject }) =>
    [activity_type, subject].join(' ').trim(),
  );

describe('the feed', () => {
  beforeAll(() =>
    record(
      { trainerId, clientId: ana, type: 'client_added', happenedAt: happened(1) },
      { trainerId, clientId: ana, type: 'workout_completed', happenedAt: happened(5), subject: 'Leg Day' },
      { trainerId, clientId: ben, type: 'measurement_recorded', happenedAt: happened(3), day: '2028-02-03' },
      { trainerId, clientId: ben, type: 'program_scheduled', happenedAt: happened(4), subject: 'Crème' },
    ),
  );

  it('tells what happened, the newest first', async () => {
    expect(await feed()).toEqual([
      'workout_completed Leg Day',
      'program_scheduled Crème',
      'measurement_recorded',
      'client_added',
    ]);
    const [, , measured] = await trainer.call(listActivities);
    expect(measured).toMatchObject({
      happened_at: '2028-02-03T10:00:00.000Z',
      date: '2028-02-03',
      count: null,
      client: { id: ben, full_name: 'Test Client' },
      club_id: null,
    });
  });

  it('comes page by page', async () => {
    expect(await feed({ size: 3, page: 2 })).toEqual(['client_added']);
    expect(await feed({ size: 3, page: 3 })).toEqual([]);
  });

  it('is searched by client and subject, whatever the accents', async () => {
    expect(await feed({ search: 'client creme' })).toEqual(['program_scheduled Crème']);
    expect(await feed({ search: '%' })).toEqual([]);
  });

  it('is limited to a client', async () => {
    expect(await feed({ client_user_id: ben })).toEqual(['program_scheduled Crème', 'measurement_recorded']);
  });

  it('is limited to kinds, which add up', async () => {
    expect(await feed({ workout_activity: 'true', activity_types: 'client_added' })).toEqual([
      'workout_completed Leg Day',
      'program_scheduled Crème',
      'client_added',
    ]);
    expect(await feed({ daily_readiness_assessment: 'true' })).toEqual(['measurement_recorded']);
    expect(await feed({ workout_activity: 'false' })).toHaveLength(4);
  });

  it.each([
    { page: 0 },
    { size: 201 },
    { activity_types: 'gossip' },
    { workout_activity: '1' },
    { client_user_id: 3_000_000_000 },
    { location_id: 1 },
  ])('refuses %j', async (query) => {
    expect(await trainer.refused(listActivities, { query })).toMatchObject({ status: 400, code: 4000 });
  });

  it('is the own trainer’s alone', async () => {
    const otherTrainer = await api.signInAs((await buildTrainer(api.database.db)).email);
    expect(await feed({}, otherTrainer)).toEqual([]);
    expect(await feed({ client_user_id: ana }, otherTrainer)).toEqual([]);
  });
});

it('forgets people who are clients no more', async () => {
  const { id: clientId } = await buildClient(api.database.db, trainerId);
  await record({ trainerId, clientId, type: 'client_joined', happenedAt: happened(20) });
  expect(await feed({ client_user_id: clientId })).toEqual(['client_joined']);
  await trainer.call(removeClient, { query: { clientId } });
  expect(await feed({ client_user_id: clientId })).toEqual([]);
});

it('tells of a new group', async () => {
  const { id } = await trainer.call(createClientGroup, {
    body: { title: 'Crew', client_user_ids: [ana, ben] },
  });
  const [line] = await trainer.call(listActivities, { query: { activity_types: 'group_created' } });
  expect(line).toMatchObject({ subject: 'Crew', count: 2, client: null, client_group_id: id });
});

describe('the feed of a club', () => {
  it('has what happened with clients there', async () => {
    const caller = await api.signInAs('club@formline.test');
    const [club] = (await caller.call(readCurrentUser)).club_connect_user;
    const query = { club_id: club?.ClubId ?? 0, size: 200 };
    const lines = await caller.call(listActivities, { query });
    const clients = await caller.call(listTrainerClients);
    expect(new Set(lines.flatMap(({ client }) => (client ? [client.id] : [])))).toEqual(
      new Set(clients.map(({ id }) => id)),
    );
    expect(new Set(lines.map(({ club_id }) => club_id))).toEqual(new Set([club?.ClubId]));
    const location = club?.Locations[0]?.Id ?? 0;
    const there = await caller.call(listActivities, { query: { ...query, location_id: location } });
    expect(new Set(there.map(({ location_id }) => location_id))).toEqual(new Set([location]));
  });

  it('is closed to others', async () => {
    expect((await trainer.refused(listActivities, { query: { club_id: 1 } })).status).toBe(403);
  });

  it('gets the club from the trainer’s work with the client', async () => {
    const caller = await api.signInAs('club@formline.test');
    const { id, club_connect_user } = await caller.call(readCurrentUser);
    const [client] = await caller.call(listTrainerClients);
    await record({
      trainerId: id,
      clientId: client?.id ?? 0,
      type: 'goal_changed',
      happenedAt: happened(28),
      subject: 'Lose Weight',
    });
    const [line] = await caller.call(listActivities, { query: { activity_types: 'goal_changed' } });
    expect(line?.club_id).toBe(club_connect_user[0]?.ClubId);
  });
});

it('a manager reads what the managed trainer reads', async () => {
  const manager = await api.signInAs('manager@formline.test');
  const managed = await api.signInAs('trainer@formline.test');
  const lines = await managed.call(listActivities);
  expect(lines).toHaveLength(20);
  expect(await manager.call(listActivities)).toEqual(lines);
});
