import {
  endSnooze,
  readAttention,
  snoozeAttention,
  updateAttentionSettings,
} from '@formline/shared/contracts/overview/attention';
import { removeClient } from '@formline/shared/contracts/people/clients';
import { readCurrentUser } from '@formline/shared/contracts/people/users';
import { DEFAULT_ATTENTION } from '@formline/shared/domain/clients/attention';
import { managerAssignments } from '../../../database/schema/users';
import { buildClient, buildTrainer } from '../../../testing/builders';
import { type Caller, startTestApp, type TestApp } from '../../../testing/startTestApp';
import { TEST_TODAY } from '../../../testing/testDay';

let api: TestApp;
let owner: Awaited<ReturnType<typeof buildTrainer>>;
let trainer: Caller;
let id: number;

beforeAll(async () => {
  api = await startTestApp();
});

beforeEach(async () => {
  const { db } = api.database;
  owner = await buildTrainer(db);
  trainer = await api.signInAs(owner.email);
  ({ id } = await buildClient(db, owner.id));
});

afterAll(() => api.close());

const chosen = {
  missed_sessions: 2,
  fallen_points: 30,
  measurement_days: 14,
  invitation_days: 7,
  landing: 'today',
} as const;
const birthday = (until: string) => ({
  params: { id },
  body: { reason: 'birthday', until, currentDate: TEST_TODAY },
});
const snoozes = async () => (await trainer.call(readAttention)).snoozes;

describe('the settings', () => {
  it('are the defaults until the trainer chooses', async () => {
    expect((await trainer.call(readAttention)).settings).toEqual(DEFAULT_ATTENTION);
    const saved = await trainer.call(updateAttentionSettings, { body: { ...chosen, version: 1 } });
    expect(saved).toEqual({ ...chosen, version: 2 });
    expect((await trainer.call(readAttention)).settings).toEqual(saved);
    expect((await trainer.call(readCurrentUser)).landing).toBe('today');
  });

  it('are refused when somebody saved them meanwhile', async () => {
    await trainer.call(updateAttentionSettings, { body: { ...chosen, version: 1 } });
    const refusal = await trainer.refused(updateAttentionSettings, { body: { ...chosen, version: 1 } });
    expect(refusal.status).toBe(409);
  });

  it.each([{ missed_sessions: 0 }, { fallen_points: 101 }, { measurement_days: 3 }, { landing: 'groups' }])(
    'are refused with %j',
    async (wrong) => {
      const refusal = await trainer.refused(updateAttentionSettings, { body: { ...chosen, ...wrong } });
      expect(refusal.status).toBe(400);
    },
  );
});

describe('a snooze', () => {
  it('puts a line off, a later one replaces it, and undo ends it', async () => {
    await trainer.call(snoozeAttention, birthday('2028-02-20'));
    await trainer.call(snoozeAttention, birthday('2028-02-22'));
    expect(await snoozes()).toEqual([{ client_id: id, reason: 'birthday', until: '2028-02-22' }]);
    const line = { params: { id }, query: { reason: 'birthday' } };
    await trainer.call(endSnooze, line);
    await trainer.call(endSnooze, line);
    expect(await snoozes()).toEqual([]);
  });

  it.each([TEST_TODAY, '2028-02-01', '2029-03-01'])('until %s is refused', async (until) => {
    expect((await trainer.refused(snoozeAttention, birthday(until))).status).toBe(400);
  });

  it('is not there for another trainer, and goes with the client', async () => {
    const other = await api.signInAs((await buildTrainer(api.database.db)).email);
    expect((await other.refused(snoozeAttention, birthday('2028-02-20'))).status).toBe(404);
    await trainer.call(snoozeAttention, birthday('2028-02-20'));
    expect((await other.call(readAttention)).snoozes).toEqual([]);
    await trainer.call(removeClient, { query: { clientId: id } });
    expect(await snoozes()).toEqual([]);
  });

  it('is read by a manager and not changed', async () => {
    await trainer.call(snoozeAttention, birthday('2028-02-20'));
    const manager = await buildTrainer(api.database.db, { isManager: true });
    await api.database.db.insert(managerAssignments).values({ managerId: manager.id, trainerId: owner.id });
    const reader = await api.signInAs(manager.email);
    expect((await reader.call(readAttention)).snoozes).toHaveLength(1);
    expect((await reader.refused(snoozeAttention, birthday('2028-02-21'))).status).toBe(403);
    expect((await reader.refused(updateAttentionSettings, { body: chosen })).status).toBe(403);
  });
});
