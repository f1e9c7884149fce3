import { authTexts } from '@formline/shared/contracts/accounts/auth.texts';
import { MOBILE_CLIENT_ID, requestToken } from '@formline/shared/contracts/accounts/auth';
import { listTrainerClients } from '@formline/shared/contracts/people/clients';
import { readCurrentUser } from '@formline/shared/contracts/people/users';
import { eq } from 'drizzle-orm';
import { accessTokens, refreshTokens } from '../../../database/schema/sessions';
import { userCredentials } from '../../../database/schema/users';
import { buildTrainer } from '../../../testing/builders';
import { mobileGrant, passwordGrant, refreshGrant } from '../../../testing/grants';
import { startTestApp, type TestApp } from '../../../testing/startTestApp';
import { hashToken } from '../credentials/tokenSecrets';

let api: TestApp;

beforeAll(async () => {
  api = await startTestApp();
});

afterAll(() => api.close());

const basic = (credentials: string) => `Basic ${Buffer.from(credentials).toString('base64')}`;

const signIn = (email: string) => api.call(requestToken, passwordGrant(email));
const refuseSignIn = (email: string, password?: string) =>
  api.refused(requestToken, passwordGrant(email, password));

describe('signing in', () => {
  it('gives a trainer a pair that opens the own account', async () => {
    const pair = await signIn('trainer@formline.test');
    expect(pair).toMatchObject({ token_type: 'Bearer', expires_in: 600, scope: 'read' });
    expect(await api.withToken(pair.access_token).call(readCurrentUser)).toMatchObject({
      first_name: 'Maya',
    });
  });

  it('marks a manager’s session as read-only', async () => {
    expect((await signIn('manager@formline.test')).scope).toBe('read-only');
  });

  it('takes the address in any case and the form of OAuth', async () => {
    const { email } = await buildTrainer(api.database.db);
    const answer = await api.app.inject({
      method: 'POST',
      url: requestToken.path,
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        authorization: 'Basic d3Jvbmc6c2VjcmV0',
      },
      payload: new URLSearchParams({ ...passwordGrant(email.toUpperCase()).body }).toString(),
    });
    const pair: unknown = JSON.parse(answer.payload);
    expect(pair).toMatchObject({ scope: 'read' });
  });

  it.each([
    ['none', {}, {}],
    ['that of the dashboard', { client_id: 'formline-dashboard' }, {}],
    ['another', {}, { authorization: basic('somebody:secret') }],
  ])('refuses a client by the name of the calling program: %s', async (_name, named, headers) => {
    const body = { ...passwordGrant('client@formline.test').body, ...named };
    expect(await api.refused(requestToken, { body, headers })).toMatchObject({ status: 403, key: 'client' });
  });

  it.each([
    ['in the body', { client_id: MOBILE_CLIENT_ID }, {}],
    ['in Basic credentials', {}, { authorization: basic(`${MOBILE_CLIENT_ID}:`) }],
  ])('gives the mobile app, named %s, a token of a client', async (_where, named, headers) => {
    const body = { ...passwordGrant('client@formline.test').body, ...named };
    const pair = await api.call(requestToken, { body, headers });
    expect(pair.scope).toBe('client');
    const client = api.withToken(pair.access_token);
    expect(await client.call(readCurrentUser)).toMatchObject({ role: 'CLIENT' });
    expect(await client.refused(listTrainerClients, { query: {} })).toMatchObject({ status: 403 });
    expect((await api.call(requestToken, refreshGrant(pair))).scope).toBe('client');
  });

  it('signs a trainer in with the mobile app as with the dashboard', async () => {
    expect((await api.call(requestToken, mobileGrant('trainer@formline.test'))).scope).toBe('read');
    const refusal = await api.refused(requestToken, mobileGrant('legacy@formline.test'));
    expect(refusal).toMatchObject({ status: 403, key: 'legacy' });
  });

  it.each([
    ['client@formline.test', 403, 'client'],
    ['legacy@formline.test', 403, 'legacy'],
    ['unlinked@formline.test', 403, 'unlinked'],
    ['mismatch@formline.test', 403, 'mismatched'],
    ['inactive@formline.test', 403, 'inactive'],
  ])('%s is refused with plain words', async (email, status, key) => {
    const refusal = await refuseSignIn(email);
    expect(refusal).toMatchObject({ status, key });
    expect(refusal.title).toMatch(/\w+ \w+/);
  });

  it('does not tell an inactive or client account apart while the password is wrong', async () => {
    for (const email of ['inactive@formline.test', 'client@formline.test', 'nobody@formline.test']) {
      expect(await refuseSignIn(email, 'Wrong1!!')).toEqual({
        status: 401,
        code: 4010,
        key: 'invalid_credentials',
        title: 'Incorrect email or password.',
        message: 'Incorrect email or password.',
      });
    }
  });

  it('refuses an unknown grant', async () => {
    const refusal = await api.refused(requestToken, { body: { grant_type: 'magic', scope: 'read' } });
    expect(refusal.status).toBe(400);
    expect(refusal.message).toContain(authTexts.grantTypeInvalid);
  });

  it.each([
    [{ password: 'Formline1!' }, authTexts.emailMissing],
    [{ username: '', password: 'Formline1!' }, authTexts.emailMissing],
    [{ username: 'maya@formline.test' }, authTexts.passwordMissing],
  ])('says what is missing in %j', async (given, missing) => {
    const body = { grant_type: 'password', scope: 'read', ...given };
    const refusal = await api.refused(requestToken, { body });
    expect([refusal.status, refusal.message.includes(missing)]).toEqual([400, true]);
  });

  it('stores neither password nor token', async () => {
    const { id, email } = await buildTrainer(api.database.db);
    const pair = await signIn(email);
    const { db } = api.database;
    const [credentials] = await db.select().from(userCredentials).where(eq(userCredentials.userId, id));
    expect(credentials?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    const stored = JSON.stringify([
      await db.select().from(accessTokens),
      await db.select().from(refreshTokens),
    ]);
    expect(stored).toContain(hashToken(pair.access_token));
    expect(stored).not.toContain(pair.access_token);
    expect(stored).not.toContain(pair.refresh_token);
  });
});
