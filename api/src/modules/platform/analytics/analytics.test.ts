import { recordAnalyticsEvent } from '@formline/shared/contracts/platform/analytics';
import { analyticsEvents } from '../../../database/schema/analytics';
import { buildTrainer } from '../../../testing/builders';
import { type Caller, startTestApp, type TestApp } from '../../../testing/startTestApp';

let api: TestApp;
let trainer: Caller;

beforeAll(async () => {
  api = await startTestApp({ config: { reportsPerMinute: 20 } });
  trainer = await api.signInAs((await buildTrainer(api.database.db)).email);
});

afterAll(() => api.close());

describe('a use of the dashboard', () => {
  it('is kept as kind and number, and nothing else of it', async () => {
    await api.database.db.delete(analyticsEvents);
    const personal = { trainer_id: 7, email: 'tara@formline.test', club_id: 3 };
    for (const body of [
      { event: 'club_profile_switched', profile: 'club', ...personal },
      { event: 'workout_assigned', assigned: 'program', target: 'client', ...personal },
      { event: 'client_group_created', member_count: 4, ...personal },
      { event: 'client_group_updated', member_count: 5, ...personal },
    ]) {
      expect(await trainer.call(recordAnalyticsEvent, { body })).toEqual({ accepted: true });
    }
    const rows = await api.database.db.select().from(analyticsEvents).orderBy(analyticsEvents.id);
    const empty = { kind: null, target: null, memberCount: null };
    const happenedAt = api.clock.now();
    expect(rows.map(({ id: _id, ...row }) => row)).toEqual([
      { ...empty, event: 'club_profile_switched', kind: 'club', happenedAt },
      { ...empty, event: 'workout_assigned', kind: 'program', target: 'client', happenedAt },
      { ...empty, event: 'client_group_created', memberCount: 4, happenedAt },
      { ...empty, event: 'client_group_updated', memberCount: 5, happenedAt },
    ]);
  });

  it.each([
    {},
    { event: 'signed_in' },
    { event: 'workout_assigned', assigned: 'program' },
    { event: 'client_group_created', member_count: 0 },
    { event: 'club_profile_switched', profile: 'Harbour Strength Club' },
  ])('is not %j', async (body) => {
    expect(await trainer.refused(recordAnalyticsEvent, { body })).toMatchObject({ status: 400, code: 4000 });
  });

  it('is not told by a manager, who only looks', async () => {
    const manager = await api.signInAs('manager@formline.test');
    const body = { event: 'club_profile_switched', profile: 'club' };
    expect((await manager.refused(recordAnalyticsEvent, { body })).status).toBe(403);
  });

  it('can be told so often in a minute', async () => {
    const body = { event: 'club_profile_switched', profile: 'club' };
    const statuses = [];
    for (let sent = 0; sent < 25; sent += 1) {
      statuses.push((await trainer.send(recordAnalyticsEvent, { body })).status);
    }
    expect(statuses.at(-1)).toBe(429);
  });
});
