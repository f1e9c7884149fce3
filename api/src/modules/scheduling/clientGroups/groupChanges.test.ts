import {
  createClientGroup,
  deleteClientGroup,
  listClientGroups,
  MOST_GROUP_MEMBERS,
  readClientGroup,
  updateClientGroup,
} from '@formline/shared/contracts/scheduling/clientGroups';
import { listTrainerClients } from '@formline/shared/contracts/people/clients';
import { listMonthWorkouts } from '@formline/shared/contracts/scheduling/schedules';
import { readCurrentUser } from '@formline/shared/contracts/people/users';
import { buildClient, buildScheduledDays, buildTrainer } from '../../../testing/builders';
import { type Caller, startTestApp, type TestApp } from '../../../testing/startTestApp';

let api: TestApp;
let trainer: Caller;
let otherTrainer: Caller;
let trainerId: number;
let ana: number;
let ben: number;
let foreign: number;

beforeAll(async () => {
  api = await startTestApp();
  const { db } = api.database;
  const owner = await buildTrainer(db);
  trainerId = owner.id;
  ana = (await buildClient(db, trainerId)).id;
  ben = (await buildClient(db, trainerId)).id;
  const other = await buildTrainer(db);
  foreign = (await buildClient(db, other.id)).id;
  trainer = await api.signInAs(owner.email);
  otherTrainer = await api.signInAs(other.email);
});

afterAll(() => api.close());

type Group = Awaited<ReturnType<typeof make>>;

const make = (members: readonly number[], title = 'Crew') =>
  trainer.call(createClientGroup, { body: { title, client_user_ids: members } });
const memberIds = ({ client_group_clients }: Group) =>
  client_group_clients.map(({ client_user }) => client_user.id);
const about = ({ id }: Group, body: object = {}) => ({ params: { id }, body });
const listed = async ({ id }: Group) =>
  (await trainer.call(listClientGroups)).find((group) => group.id === id);

const crowd = async ({ id }: Group, count: number) =>
  api.database.pool.query(
    `with made as (
       insert into users (email, first_name, last_name, role)
       select gen_random_uuid() || '@formline.test', 'Crowd', 'Client', 'CLIENT' from generate_series(1, $3)
       returning id),
     theirs as (insert into client_relations (trainer_id, client_id) select $1, id from made)
     insert into client_group_members (group_id, client_id) select $2, id from made`,
    [trainerId, id, count],
  );

describe('a new group', () => {
  it('has its name and each member once', async () => {
    const group = await make([ana, ben, ana], '  Morning Crew ');
    expect(group).toMatchObject({ title: 'Morning Crew', club_id: null, location_id: null });
    expect(memberIds(group)).toEqual([ana, ben]);
    expect(await listed(group)).toEqual(group);
  });

  it.each([
    ['Équipe', 'Please enter a valid group name.'],
    ['Fire 🔥', 'Please enter a valid group name.'],
    ['  ', 'Please enter a valid group name.'],
  ])('is not named %p', async (title, message) => {
    const refusal = await trainer.refused(createClientGroup, { body: { title, client_user_ids: [ana] } });
    expect(refusal).toEqual({ status: 400, code: 4000, message });
  });

  it('needs a client', async () => {
    const refusal = await trainer.refused(createClientGroup, {
      body: { title: 'Crew', client_user_ids: [] },
    });
    expect(refusal.message).toBe('Please select your clients to create a group.');
  });

  it('takes the trainer’s own clients and is not half made otherwise', async () => {
    const before = await trainer.call(listClientGroups);
    const body = { title: 'Mixed', client_user_ids: [ana, foreign] };
    expect(await trainer.refused(createClientGroup, { body })).toEqual({
      status: 404,
      code: 4040,
      message: 'You have no client with this number.',
    });
    expect(await trainer.call(listClientGroups)).toEqual(before);
  });

  it('belongs to the club it is made in', async () => {
    const caller = await api.signInAs('club@formline.test');
    const [member] = await caller.call(listTrainerClients);
    const [club] = (await caller.call(readCurrentUser)).club_connect_user;
    const body = { title: 'Club Crew', client_user_ids: [member?.id], club_id: club?.ClubId };
    const group = await caller.call(createClientGroup, { body });
    expect(group.club_id).toBe(club?.ClubId);
    expect((await trainer.refused(createClientGroup, { body })).status).toBe(403);
    const elsewhere = { params: { id: group.id }, body: { title: 'X', location_id: 1 } };
    expect((await caller.refused(updateClientGroup, elsewhere)).status).toBe(400);
    const ref = { params: { id: group.id }, query: { club_id: club?.ClubId ?? 0 } };
    expect(await caller.call(deleteClientGroup, ref)).toEqual({ id: group.id });
  });
});

describe('one group', () => {
  it('is read as the list has it', async () => {
    const group = await make([ana, ben]);
    expect(await trainer.call(readClientGroup, { params: { id: group.id } })).toEqual(await listed(group));
  });

  it('is not there for another trainer', async () => {
    const { id } = await make([ana]);
    expect(await otherTrainer.refused(readClientGroup, { params: { id } })).toEqual({
      status: 404,
      code: 4040,
      message: 'You have no group with this number.',
    });
  });

  it('is not there in a club it does not belong to', async () => {
    const caller = await api.signInAs('trainer@formline.test');
    const groups = await caller.call(listClientGroups);
    const personal = groups.find(({ club_id }) => club_id === null);
    const ofClub = groups.find(({ club_id }) => club_id !== null);
    const read = (group: Group | undefined) => ({
      params: { id: group?.id ?? 0 },
      query: { club_id: ofClub?.club_id ?? 0 },
    });
    expect(await caller.call(readClientGroup, read(ofClub))).toEqual(ofClub);
    expect((await caller.refused(readClientGroup, read(personal))).status).toBe(404);
  });
});

describe('changing a group', () => {
  it('renames it and exchanges members', async () => {
    const group = await make([ana]);
    const changes = { title: 'Evening Crew', new_client_user_ids: [ben], removed_client_user_ids: [ana] };
    const changed = await trainer.call(updateClientGroup, about(group, changes));
    expect([changed.title, memberIds(changed)]).toEqual(['Evening Crew', [ben]]);
    expect(await trainer.call(updateClientGroup, about(group, changes))).toEqual(changed);
    expect(await listed(group)).toEqual(changed);
  });

  it('leaves it as it was when a part is refused', async () => {
    const group = await make([ana]);
    const refusals = [
      await trainer.refused(updateClientGroup, about(group, { removed_client_user_ids: [ana] })),
      await trainer.refused(updateClientGroup, about(group, { title: 'No', new_client_user_ids: [foreign] })),
      await trainer.refused(updateClientGroup, about(group, { title: 'Ça va' })),
    ];
    expect(refusals.map(({ status, message }) => [status, message])).toEqual([
      [400, 'Please select your clients to continue.'],
      [404, 'You have no client with this number.'],
      [400, 'Please enter a valid group name.'],
    ]);
    expect(await listed(group)).toEqual(group);
  });

  it('lets no more clients in than a group can have, and lets them leave', async () => {
    const group = await make([ana]);
    await crowd(group, MOST_GROUP_MEMBERS - 1);
    const join = { new_client_user_ids: [ben] };
    expect(await trainer.refused(updateClientGroup, about(group, join))).toEqual({
      status: 400,
      code: 4000,
      message: 'A group can have 500 clients at most.',
    });
    const swap = { ...join, removed_client_user_ids: [ana] };
    expect(memberIds(await trainer.call(updateClientGroup, about(group, swap)))).toHaveLength(500);
    await crowd(group, 1);
    const changed = await trainer.call(updateClientGroup, about(group, { title: 'Crowd' }));
    expect([changed.title, memberIds(changed).length]).toEqual(['Crowd', 501]);
  });

  it('moves it to no other trainer', async () => {
    const group = await make([ana]);
    const foreignFields = { id: 1, trainer_id: 1, owner_id: 1, date: '2000-01-01T00:00:00Z' };
    expect(await trainer.call(updateClientGroup, about(group, foreignFields))).toEqual(group);
  });
});

describe('deleting a group', () => {
  it('takes the work that lies ahead with it and leaves the history', async () => {
    const { db, pool } = api.database;
    const group = await make([ana, ben]);
    const dates = ['2028-02-10', '2028-02-16', '2028-02-25'];
    await buildScheduledDays(db, { trainerId, clientId: ana }, dates);
    await buildScheduledDays(db, { trainerId, clientId: ana }, ['2028-02-26']);
    await pool.query(
      `with first as (select min(id) id from user_schedules where client_id = $1)
       update scheduled_workouts set client_group_id = $2, user_schedule_id = (select id from first)
       where client_id = $1 and date < '2028-02-26'`,
      [ana, group.id],
    );
    await pool.query(
      `update user_schedules set client_group_id = $2, end_date = '2028-02-25'
       where client_id = $1 and start_date < '2028-02-26'`,
      [ana, group.id],
    );
    await trainer.call(deleteClientGroup, { params: { id: group.id }, query: { date: '2028-02-16' } });
    const days = await trainer.call(listMonthWorkouts, {
      params: { id: ana },
      query: { month: 2, year: 2028 },
    });
    expect(days.map(({ workout_date, client_group_id }) => [workout_date, client_group_id])).toEqual([
      ['2028-02-10', null],
      ['2028-02-26', null],
    ]);
    const { rows } = await pool.query('select end_date from user_schedules where client_id = $1 order by 1', [
      ana,
    ]);
    expect(rows).toEqual([{ end_date: '2028-02-10' }, { end_date: '2028-02-26' }]);
    expect(await listed(group)).toBeUndefined();
    expect((await trainer.refused(deleteClientGroup, { params: { id: group.id } })).status).toBe(404);
  });

  it('asks for a day of the calendar', async () => {
    const request = { params: { id: 1 }, query: { date: '2028-02-30' } };
    expect((await trainer.refused(deleteClientGroup, request)).status).toBe(400);
  });
});

it.each([updateClientGroup, deleteClientGroup])('$method $path reaches own groups only', async (endpoint) => {
  const group = await make([ana]);
  const refusal = await otherTrainer.refused(endpoint, about(group));
  expect(refusal).toEqual({ status: 404, code: 4040, message: 'You have no group with this number.' });
  expect(await listed(group)).toEqual(group);
});

it.each([createClientGroup, updateClientGroup, deleteClientGroup])(
  'a manager is refused $method $path',
  async (endpoint) => {
    const manager = await api.signInAs('manager@formline.test');
    const [group] = await manager.call(listClientGroups);
    const request = { params: { id: group?.id ?? 0 }, body: { title: 'Mine', client_user_ids: [ana] } };
    expect(await manager.refused(endpoint, request)).toMatchObject({ status: 403, code: 4030 });
  },
);
