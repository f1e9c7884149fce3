import { requestToken } from '@formline/shared/contracts/accounts/auth';
import {
  beginTwoStep,
  confirmTwoStep,
  readTwoStep,
  turnOffTwoStep,
} from '@formline/shared/contracts/accounts/twoStep';
import { eq } from 'drizzle-orm';
import { twoStepSecrets } from '../../../database/schema/twoStep';
import { DEMO_PASSWORD } from '../../../database/seed/world/accounts';
import { buildTrainer } from '../../../testing/builders';
import { passwordGrant } from '../../../testing/grants';
import { type Caller, startTestApp, type TestApp } from '../../../testing/startTestApp';
import { buildTwoStepTrainer, codeOf, wrongCode } from '../../../testing/twoStepAccount';

let api: TestApp;
let lines: string[];

beforeEach(async () => {
  lines = [];
  api = await startTestApp({ log: { level: 'trace', stream: { write: (line) => void lines.push(line) } } });
});

afterEach(() => api.close());

const PASSWORD = { body: { password: DEMO_PASSWORD } };

describe('setting two-step sign-in up', () => {
  it('is off until a code of the app was right', async () => {
    const { email } = await buildTrainer(api.database.db);
    const caller = await api.signInAs(email);
    expect(await caller.call(readTwoStep)).toEqual({ is_on: false, recovery_codes_left: 0 });
    const { key, uri } = await caller.call(beginTwoStep, PASSWORD);
    expect(uri).toContain(`otpauth://totp/Formline:${encodeURIComponent(email)}`);
    expect(uri).toContain(`secret=${key}`);
    const refused = await caller.refused(confirmTwoStep, { body: { code: wrongCode(api, key) } });
    expect(refused).toMatchObject({ status: 400, key: 'invalid_code' });
    expect((await api.send(requestToken, passwordGrant(email))).status).toBe(200);
    const { recovery_codes: codes } = await caller.call(confirmTwoStep, { body: { code: codeOf(api, key) } });
    expect(new Set(codes).size).toBe(10);
    expect(await caller.call(readTwoStep)).toEqual({ is_on: true, recovery_codes_left: 10 });
  });

  it('asks for the password, so that nobody locks an owner out from an open browser', async () => {
    const { id, email } = await buildTrainer(api.database.db);
    const caller = await api.signInAs(email);
    const wrong = await caller.refused(beginTwoStep, { body: { password: 'Wrong-guess1!' } });
    expect(wrong).toMatchObject({ status: 400, key: 'invalid_credentials' });
    const { db } = api.database;
    expect(await db.$count(twoStepSecrets, eq(twoStepSecrets.userId, id))).toBe(0);
  });

  it('takes the secret of the last try, and no second setup once it is on', async () => {
    const { email } = await buildTrainer(api.database.db);
    const caller = await api.signInAs(email);
    const first = await caller.call(beginTwoStep, PASSWORD);
    const second = await caller.call(beginTwoStep, PASSWORD);
    expect((await caller.refused(confirmTwoStep, { body: { code: codeOf(api, first.key) } })).status).toBe(
      400,
    );
    await caller.call(confirmTwoStep, { body: { code: codeOf(api, second.key) } });
    expect((await caller.refused(beginTwoStep, PASSWORD)).status).toBe(409);
    expect((await caller.refused(confirmTwoStep, { body: { code: codeOf(api, second.key) } })).status).toBe(
      409,
    );
  });

  it('never answers secret or codes again, and writes neither to the log nor to the memory of repeated calls', async () => {
    const { email } = await buildTrainer(api.database.db);
    const caller = await api.signInAs(email);
    const headers = { 'idempotency-key': 'a-key-of-some-length' };
    const { key } = await caller.call(beginTwoStep, { ...PASSWORD, headers });
    const confirmed = await caller.call(confirmTwoStep, {
      body: { code: codeOf(api, key) },
      headers: { 'idempotency-key': 'another-key-of-some-length' },
    });
    const { text } = await caller.send(readTwoStep);
    const { rows: remembered } = await api.database.pool.query('select * from idempotency_keys');
    const { rows: stored } = await api.database.pool.query('select * from recovery_codes');
    for (const secret of [key, ...confirmed.recovery_codes]) {
      expect([text, lines.join(''), JSON.stringify(remembered), JSON.stringify(stored)].join()).not.toContain(
        secret,
      );
    }
  });
});

describe('turning two-step sign-in off', () => {
  it('takes the password, counts wrong ones, and leaves nothing behind', async () => {
    const { email, caller } = await buildTwoStepTrainer(api);
    const wrong = { body: { password: 'Wrong-guess1!' } };
    expect(await caller.refused(turnOffTwoStep, wrong)).toMatchObject({
      status: 400,
      key: 'invalid_credentials',
    });
    expect((await caller.call(readTwoStep)).is_on).toBe(true);
    expect(await caller.call(turnOffTwoStep, PASSWORD)).toEqual({ is_on: false, recovery_codes_left: 0 });
    expect((await api.send(requestToken, passwordGrant(email))).status).toBe(200);
    expect((await caller.refused(turnOffTwoStep, PASSWORD)).status).toBe(409);
  });

  it('is locked after five wrong passwords', async () => {
    const { caller } = await buildTwoStepTrainer(api);
    const wrong = { body: { password: 'Wrong-guess1!' } };
    for (let attempt = 1; attempt <= 5; attempt += 1) await caller.refused(turnOffTwoStep, wrong);
    expect(await caller.refused(turnOffTwoStep, PASSWORD)).toMatchObject({ status: 400, key: 'locked' });
  });

  it('changes one’s own account alone', async () => {
    const [one, other] = [await buildTwoStepTrainer(api), await buildTwoStepTrainer(api)];
    await one.caller.call(turnOffTwoStep, PASSWORD);
    expect(await statusOf(other.caller)).toBe(true);
  });

  it('is told to the owner by email, as turning it on is', async () => {
    const { email, caller } = await buildTwoStepTrainer(api);
    await caller.call(turnOffTwoStep, PASSWORD);
    await api.settled();
    expect(api.emails.map(({ to, subject }) => [to, subject])).toEqual([
      [email, 'Two-step sign-in is on for your Formline account'],
      [email, 'Two-step sign-in is off for your Formline account'],
    ]);
  });
});

const statusOf = async (caller: Caller) => (await caller.call(readTwoStep)).is_on;
