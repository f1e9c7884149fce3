import { listActivities } from '@formline/shared/contracts/people/activityFeed';
import { listGoals } from '@formline/shared/contracts/library/catalogues';
import { updateClientGoals } from '@formline/shared/contracts/records/milestones';
import { buildClient, buildTrainer } from '../../../testing/builders';
import { type Caller, startTestApp, type TestApp } from '../../../testing/startTestApp';

let api: TestApp;
let trainer: Caller;
let id: number;

beforeAll(async () => {
  api = await startTestApp();
  const { db } = api.database;
  const owner = await buildTrainer(db);
  trainer = await api.signInAs(owner.email);
  ({ id } = await buildClient(db, owner.id));
});

afterAll(() => api.close());

describe('the goal of a client', () => {
  it('is chosen, told to the feed once and taken away', async () => {
    const [goal] = await trainer.call(listGoals);
    const body = { clientId: id, goals: [{ id: goal?.id }] };
    const client = await trainer.call(updateClientGoals, { body });
    expect(client.client_user.goals).toEqual([goal]);
    await trainer.call(updateClientGoals, { body });
    const lines = await trainer.call(listActivities, { query: { client_user_id: id } });
    expect(lines.map(({ activity_type, subject }) => [activity_type, subject])).toEqual([
      ['goal_changed', goal?.name],
    ]);
    const without = await trainer.call(updateClientGoals, { body: { clientId: id, goals: [] } });
    expect(without.client_user.goals).toEqual([]);
  });

  it('is one of the list, and one at most', async () => {
    const unknown = { clientId: id, goals: [{ id: 2_000_000_000 }] };
    expect((await trainer.refused(updateClientGoals, { body: unknown })).status).toBe(400);
    const two = { clientId: id, goals: [{ id: 1 }, { id: 2 }] };
    expect((await trainer.refused(updateClientGoals, { body: two })).status).toBe(400);
  });
});
