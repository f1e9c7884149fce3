import { MOBILE_CLIENT_ID, requestToken } from '@formline/shared/contracts/accounts/auth';
import { requestPasswordReset, resetPassword } from '@formline/shared/contracts/accounts/passwordReset';
import { beginTwoStep, confirmTwoStep, readTwoStep } from '@formline/shared/contracts/accounts/twoStep';
import { DEMO_PASSWORD } from '../../../database/seed/world/accounts';
import { buildClient, buildTrainer } from '../../../testing/builders';
import { mobileGrant, passwordGrant } from '../../../testing/grants';
import { signInAsClient } from '../../../testing/signInAsClient';
import { startTestApp, type TestApp } from '../../../testing/startTestApp';
import {
  buildTwoStepTrainer,
  codeGrant,
  codeOf,
  twoStepTokenOf,
  wrongCode,
} from '../../../testing/twoStepAccount';

let api: TestApp;

beforeEach(async () => {
  api = await startTestApp();
});

afterEach(() => api.close());

const NEW_PASSWORD = 'Quiet-Harbour7!';

const tryPassword = (email: string, password?: string) =>
  api.refused(requestToken, passwordGrant(email, password));
const tryCode = (token: string, code: string) => api.refused(requestToken, codeGrant(token, code));
const enterCode = (token: string, code: string) => api.call(requestToken, codeGrant(token, code));

describe('signing in with two steps', () => {
  it('asks for a code after the right password only', async () => {
    const { email } = await buildTwoStepTrainer(api);
    const wrong = await tryPassword(email, 'Wrong-guess1!');
    expect(wrong).toMatchObject({ status: 401, key: 'invalid_credentials' });
    expect(wrong.two_step_token).toBeUndefined();
    const asked = await tryPassword(email);
    expect(asked).toMatchObject({ status: 403, key: 'two_step_required' });
    expect(asked.two_step_token).toMatch(/^[\w-]{43}$/);
  });

  it.each([-1, 0, 1])('lets in with the code %s steps from now', async (offset) => {
    const { email, key } = await buildTwoStepTrainer(api);
    api.clock.advanceSeconds(90);
    const { access_token: token } = await enterCode(
      await twoStepTokenOf(api, email),
      codeOf(api, key, offset),
    );
    expect(await api.withToken(token).call(readTwoStep)).toMatchObject({ is_on: true });
  });

  it.each([-2, 2])('refuses the code %s steps from now', async (offset) => {
    const { email, key } = await buildTwoStepTrainer(api);
    api.clock.advanceSeconds(120);
    const refused = await tryCode(await twoStepTokenOf(api, email), codeOf(api, key, offset));
    expect(refused).toMatchObject({ status: 401, key: 'invalid_code' });
  });

  it('accepts a code once, also not the one that turned it on', async () => {
    const { email, key } = await buildTwoStepTrainer(api);
    expect((await tryCode(await twoStepTokenOf(api, email), codeOf(api, key, -1))).key).toBe('invalid_code');
    const code = codeOf(api, key);
    await enterCode(await twoStepTokenOf(api, email), code);
    expect((await tryCode(await twoStepTokenOf(api, email), code)).key).toBe('invalid_code');
  });

  it('lets one of many calls with the same code in', async () => {
    const { email, key } = await buildTwoStepTrainer(api);
    const token = await twoStepTokenOf(api, email);
    const grant = codeGrant(token, codeOf(api, key));
    const answers = await Promise.all(Array.from({ length: 4 }, () => api.send(requestToken, grant)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('takes no code without the password’s token, with a used one or after five minutes', async () => {
    const { email, key } = await buildTwoStepTrainer(api);
    expect((await tryCode('x'.repeat(43), codeOf(api, key))).key).toBe('two_step_expired');
    const token = await twoStepTokenOf(api, email);
    await enterCode(token, codeOf(api, key));
    expect((await tryCode(token, codeOf(api, key, 1))).key).toBe('two_step_expired');
    const late = await twoStepTokenOf(api, email);
    api.clock.advanceSeconds(300);
    expect(await tryCode(late, codeOf(api, key))).toMatchObject({ status: 401, key: 'two_step_expired' });
  });

  it('takes a code of nobody else', async () => {
    const [one, other] = [await buildTwoStepTrainer(api), await buildTwoStepTrainer(api)];
    const token = await twoStepTokenOf(api, one.email);
    expect((await tryCode(token, codeOf(api, other.key))).key).toBe('invalid_code');
    expect((await tryCode(token, other.codes[0] ?? '')).key).toBe('invalid_code');
  });

  it('gives a client a token through the mobile app alone', async () => {
    const { id: trainerId } = await buildTrainer(api.database.db);
    const { id, email } = await buildClient(api.database.db, trainerId);
    const client = await signInAsClient(api, id);
    const { key } = await client.call(beginTwoStep, { body: { password: DEMO_PASSWORD } });
    await client.call(confirmTwoStep, { body: { code: codeOf(api, key, -1) } });
    const { two_step_token: token = '' } = await api.refused(requestToken, mobileGrant(email));
    expect((await tryCode(token, codeOf(api, key))).key).toBe('client');
    const grant = { ...codeGrant(token, codeOf(api, key)).body, client_id: MOBILE_CLIENT_ID };
    expect((await api.call(requestToken, { body: grant })).scope).toBe('client');
  });

  it('accepts each recovery code once, however it is typed', async () => {
    const { email, codes, caller } = await buildTwoStepTrainer(api);
    const [first = '', second = ''] = codes;
    await enterCode(await twoStepTokenOf(api, email), first);
    expect((await tryCode(await twoStepTokenOf(api, email), first)).key).toBe('invalid_code');
    await enterCode(await twoStepTokenOf(api, email), ` ${second.toUpperCase().replaceAll('-', ' ')} `);
    expect(await caller.call(readTwoStep)).toEqual({ is_on: true, recovery_codes_left: 8 });
  });

  it('locks after five wrong codes, not to be undone by the password, and tells the owner', async () => {
    const { email, key } = await buildTwoStepTrainer(api);
    const wrong = wrongCode(api, key);
    const keys: (string | undefined)[] = [];
    for (let attempt = 1; attempt <= 5; attempt += 1)
      keys.push((await tryCode(await twoStepTokenOf(api, email), wrong)).key);
    expect(keys).toEqual(['invalid_code', 'invalid_code', 'invalid_code', 'last_attempt', 'locked']);
    expect(await tryCode(await twoStepTokenOf(api, email), codeOf(api, key))).toMatchObject({
      status: 403,
      key: 'locked',
    });
    await api.settled();
    expect(api.emails.at(-1)).toMatchObject({
      to: email,
      subject: 'Somebody knows the password of your Formline account',
    });
    api.clock.advanceSeconds(61);
    expect((await enterCode(await twoStepTokenOf(api, email), codeOf(api, key))).token_type).toBe('Bearer');
  });

  it('costs the network what wrong passwords cost', async () => {
    const { email, key } = await buildTwoStepTrainer(api);
    await api.close();
    api = await startTestApp({ config: { failedSignInsPerMinute: 2 } });
    const token = await twoStepTokenOf(api, email);
    for (let attempt = 1; attempt <= 2; attempt += 1) await tryCode(token, wrongCode(api, key));
    expect((await tryCode(token, wrongCode(api, key))).status).toBe(429);
  });

  it('stays on when the password is reset, and a code asked for before is worth nothing', async () => {
    const { email, key } = await buildTwoStepTrainer(api);
    const before = await twoStepTokenOf(api, email);
    await api.call(requestPasswordReset, { body: { email } });
    await api.settled();
    const [, token = ''] = /#token=([\w-]+)/.exec(api.emails.at(-1)?.text ?? '') ?? [];
    await api.call(resetPassword, { params: { token }, body: { password: NEW_PASSWORD } });
    expect((await tryCode(before, codeOf(api, key))).key).toBe('two_step_expired');
    expect((await tryPassword(email, NEW_PASSWORD)).key).toBe('two_step_required');
  });
});
