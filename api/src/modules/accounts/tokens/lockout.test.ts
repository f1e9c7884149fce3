import { requestToken, type TokenAnswer } from '@formline/shared/contracts/accounts/auth';
import { readCurrentUser } from '@formline/shared/contracts/people/users';
import { loginAttempts } from '../../../database/schema/sessions';
import { buildTrainer } from '../../../testing/builders';
import { passwordGrant, refreshGrant } from '../../../testing/grants';
import { startTestApp, type TestApp } from '../../../testing/startTestApp';

let api: TestApp;

beforeAll(async () => {
  api = await startTestApp();
});

afterAll(() => api.close());

const signIn = (email: string) => api.call(requestToken, passwordGrant(email));
const refuseSignIn = (email: string, password?: string) =>
  api.refused(requestToken, passwordGrant(email, password));
const renew = (pair: TokenAnswer) => api.call(requestToken, refreshGrant(pair));
const isSignedIn = async (pair: TokenAnswer): Promise<boolean> =>
  (await api.withToken(pair.access_token).send(readCurrentUser)).status === 200;

describe('locking after wrong passwords', () => {
  const fail = (email: string) => refuseSignIn(email, 'Wrong1!!');

  it('warns before the last try, locks on the fifth, and opens after a wait that grows', async () => {
    const { email } = await buildTrainer(api.database.db);
    const keys = [];
    for (let attempt = 1; attempt <= 5; attempt += 1) keys.push((await fail(email)).key);
    expect(keys).toEqual([...Array<string>(3).fill('invalid_credentials'), 'last_attempt', 'locked']);
    expect(await refuseSignIn(email)).toMatchObject({ status: 403, key: 'locked' });
    api.clock.advanceSeconds(59);
    expect((await refuseSignIn(email)).key).toBe('locked');
    api.clock.advanceSeconds(2);
    for (let attempt = 1; attempt <= 5; attempt += 1) await fail(email);
    api.clock.advanceSeconds(61);
    expect((await refuseSignIn(email)).key).toBe('locked');
    api.clock.advanceSeconds(60);
    expect(await isSignedIn(await signIn(email))).toBe(true);
  });

  it('describes the last try', async () => {
    const { email } = await buildTrainer(api.database.db);
    for (let attempt = 1; attempt <= 3; attempt += 1) await fail(email);
    expect((await fail(email)).description).toBe('Last attempt. Account will be temporarily locked.');
  });

  it('counts all spellings of an address together, and unknown addresses too', async () => {
    const email = `Nobody-${Date.now()}@formline.test`;
    for (let attempt = 1; attempt <= 4; attempt += 1)
      await fail(attempt % 2 ? email : ` ${email.toUpperCase()}`);
    expect((await fail(email.toLowerCase())).key).toBe('locked');
  });

  it('counts many tries at once, the right password among them', async () => {
    const { email } = await buildTrainer(api.database.db);
    const answers = await Promise.all(Array.from({ length: 12 }, () => fail(email)));
    expect(answers.filter(({ key }) => key === 'locked')).toHaveLength(8);
  });

  it('lets many sign in with the right password at one moment', async () => {
    const { email } = await buildTrainer(api.database.db);
    const pairs = await Promise.all(Array.from({ length: 12 }, () => signIn(email)));
    expect(await Promise.all(pairs.map(isSignedIn))).toEqual(Array(12).fill(true));
  });

  it('locks for a while when a stopped server never answered five tries', async () => {
    const { email } = await buildTrainer(api.database.db);
    const unanswered = { emailKey: email.toLowerCase(), failedCount: 5, lastFailedAt: api.clock.now() };
    await api.database.db.insert(loginAttempts).values(unanswered);
    expect((await refuseSignIn(email)).key).toBe('locked');
    api.clock.advanceSeconds(61);
    expect(await isSignedIn(await signIn(email))).toBe(true);
  });

  it('starts over after a success', async () => {
    const { email } = await buildTrainer(api.database.db);
    for (let attempt = 1; attempt <= 4; attempt += 1) await fail(email);
    await signIn(email);
    expect((await fail(email)).key).toBe('invalid_credentials');
  });

  it('leaves sessions that are open alone', async () => {
    const { email } = await buildTrainer(api.database.db);
    const pair = await signIn(email);
    for (let attempt = 1; attempt <= 5; attempt += 1) await fail(email);
    expect(await isSignedIn(pair)).toBe(true);
    expect(await isSignedIn(await renew(pair))).toBe(true);
  });

  it('holds for the account seeded as locked', async () => {
    expect((await refuseSignIn('locked@formline.test')).key).toBe('locked');
  });
});
