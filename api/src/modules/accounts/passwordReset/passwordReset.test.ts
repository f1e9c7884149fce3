import { requestToken } from '@formline/shared/contracts/accounts/auth';
import {
  requestOwnPasswordReset,
  requestPasswordReset,
  resetPassword,
} from '@formline/shared/contracts/accounts/passwordReset';
import { readCurrentUser } from '@formline/shared/contracts/people/users';
import { oneTimeTokens } from '../../../database/schema/sessions';
import { buildTrainer, uniqueEmail } from '../../../testing/builders';
import { passwordGrant } from '../../../testing/grants';
import { startTestApp, type TestApp } from '../../../testing/startTestApp';

let api: TestApp;

beforeAll(async () => {
  api = await startTestApp();
});

afterAll(() => api.close());

const NEW_PASSWORD = 'Kelp-Anchor4Boat';

const emailsTo = (email: string) => api.emails.filter(({ to }) => to === email);

async function mailedToken(email: string): Promise<string> {
  await api.call(requestPasswordReset, { body: { email } });
  await api.settled();
  const token = /#token=([\w-]+)/.exec(emailsTo(email).at(-1)?.text ?? '')?.[1];
  if (!token) throw new Error('No letter came.');
  return token;
}

const reset = (token: string, password = NEW_PASSWORD) => ({ params: { token }, body: { password } });

describe('a forgotten password', () => {
  it('is replaced with the mailed link, once, and old sessions end', async () => {
    const { email } = await buildTrainer(api.database.db);
    const before = await api.signInAs(email);
    const token = await mailedToken(email);
    expect((await before.send(readCurrentUser)).status).toBe(200);
    expect(await api.call(resetPassword, reset(token))).toEqual({ changed: true });
    expect((await before.refused(readCurrentUser)).status).toBe(401);
    expect((await api.refused(requestToken, passwordGrant(email))).status).toBe(401);
    expect((await api.send(requestToken, passwordGrant(email, NEW_PASSWORD))).status).toBe(200);
    expect(await api.refused(resetPassword, reset(token))).toMatchObject({
      status: 400,
      key: 'link_over',
      message: 'This link is no longer valid. Please ask for a new one.',
    });
  });

  it('answers the same for an address nobody has, and mails nothing', async () => {
    const { email } = await buildTrainer(api.database.db);
    const unknownEmail = uniqueEmail();
    const known = await api.send(requestPasswordReset, { body: { email } });
    const unknown = await api.send(requestPasswordReset, { body: { email: unknownEmail } });
    await api.settled();
    expect([unknown.status, unknown.text]).toEqual([known.status, known.text]);
    expect([emailsTo(email).length, emailsTo(unknownEmail).length]).toEqual([1, 0]);
  });

  it('opens a locked account again', async () => {
    const { email } = await buildTrainer(api.database.db);
    for (let attempt = 1; attempt <= 5; attempt += 1) {
      await api.refused(requestToken, passwordGrant(email, 'Wrong1!!'));
    }
    await api.call(resetPassword, reset(await mailedToken(email)));
    expect((await api.send(requestToken, passwordGrant(email, NEW_PASSWORD))).status).toBe(200);
  });

  it('keeps no token that could be used, only its hash', async () => {
    const { email } = await buildTrainer(api.database.db);
    const token = await mailedToken(email);
    const kept = await api.database.db.select().from(oneTimeTokens);
    expect(JSON.stringify(kept)).not.toContain(token);
    expect(Buffer.from(token, 'base64url').length).toBeGreaterThanOrEqual(16);
  });
});

describe('a link', () => {
  it('is over after an hour', async () => {
    const { email } = await buildTrainer(api.database.db);
    const token = await mailedToken(email);
    api.clock.advanceSeconds(3_601);
    expect((await api.refused(resetPassword, reset(token))).status).toBe(400);
  });

  it('is over when a newer one was mailed', async () => {
    const { email } = await buildTrainer(api.database.db);
    const older = await mailedToken(email);
    const newer = await mailedToken(email);
    expect((await api.refused(resetPassword, reset(older))).status).toBe(400);
    expect((await api.send(resetPassword, reset(newer))).status).toBe(200);
  });

  it('stays good when the password may not be chosen', async () => {
    const { email } = await buildTrainer(api.database.db);
    const token = await mailedToken(email);
    expect((await api.refused(resetPassword, reset(token, 'weak'))).status).toBe(400);
    expect((await api.refused(resetPassword, reset(token, 'P@ssw0rd1!'))).status).toBe(400);
    expect((await api.send(resetPassword, reset(token))).status).toBe(200);
  });

  it('used twice at once changes one password', async () => {
    const { email } = await buildTrainer(api.database.db);
    const token = await mailedToken(email);
    const answers = await Promise.all([1, 2, 3].map(() => api.send(resetPassword, reset(token))));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });
});

it('somebody signed in gets the link to their own address', async () => {
  const { email } = await buildTrainer(api.database.db);
  await (await api.signInAs(email)).call(requestOwnPasswordReset);
  await api.settled();
  expect(emailsTo(email)).toHaveLength(1);
});

it('an inactive account gets no link', async () => {
  await api.call(requestPasswordReset, { body: { email: 'inactive@formline.test' } });
  await api.settled();
  expect(emailsTo('inactive@formline.test')).toEqual([]);
});

it('one address may not ask for emails without end', async () => {
  const strict = await startTestApp({ config: { mailsPerMinute: 1 } });
  const body = { email: uniqueEmail() };
  await strict.call(requestPasswordReset, { body });
  expect((await strict.refused(requestPasswordReset, { body })).status).toBe(429);
  await strict.close();
});
