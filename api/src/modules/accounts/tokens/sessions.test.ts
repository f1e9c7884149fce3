import { requestToken, revokeToken, type TokenAnswer } from '@formline/shared/contracts/accounts/auth';
import { readCurrentUser } from '@formline/shared/contracts/people/users';
import { eq } from 'drizzle-orm';
import { refreshTokens } from '../../../database/schema/sessions';
import { users } from '../../../database/schema/users';
import { buildTrainer } from '../../../testing/builders';
import { passwordGrant, refreshGrant } from '../../../testing/grants';
import { startTestApp, type TestApp } from '../../../testing/startTestApp';
import { hashToken } from '../credentials/tokenSecrets';

let api: TestApp;

beforeAll(async () => {
  api = await startTestApp();
});

afterAll(() => api.close());

const signIn = (email: string) => api.call(requestToken, passwordGrant(email));
const renew = (pair: TokenAnswer) => api.call(requestToken, refreshGrant(pair));
const isSignedIn = async (pair: TokenAnswer): Promise<boolean> =>
  (await api.withToken(pair.access_token).send(readCurrentUser)).status === 200;
const freshSession = async (): Promise<TokenAnswer> => signIn((await buildTrainer(api.database.db)).email);

describe('staying signed in', () => {
  it('trades a refresh token for a new pair', async () => {
    const first = await freshSession();
    const second = await renew(first);
    expect(second.refresh_token).not.toBe(first.refresh_token);
    expect(await isSignedIn(second)).toBe(true);
  });

  it('gives the same pair to many calls with one token', async () => {
    const first = await freshSession();
    const pairs = await Promise.all(Array.from({ length: 10 }, () => renew(first)));
    expect(new Set(pairs.map(({ refresh_token }) => refresh_token)).size).toBe(1);
    expect(new Set(pairs.map(({ access_token }) => access_token)).size).toBe(1);
    const { db } = api.database;
    const live = await db
      .select()
      .from(refreshTokens)
      .where(eq(refreshTokens.tokenHash, hashToken(pairs[0]?.refresh_token ?? '')));
    expect(live).toHaveLength(1);
  });

  it('answers a lost answer’s retry for 30 seconds with the time that is left', async () => {
    const first = await freshSession();
    const second = await renew(first);
    api.clock.advanceSeconds(30);
    expect(await renew(first)).toEqual({ ...second, expires_in: 570 });
  });

  it('ends the session when a used token comes back later', async () => {
    const first = await freshSession();
    const second = await renew(first);
    api.clock.advanceSeconds(31);
    expect(await api.refused(requestToken, refreshGrant(first))).toMatchObject({
      status: 401,
      key: 'session_ended',
    });
    expect(await isSignedIn(second)).toBe(false);
    expect((await api.refused(requestToken, refreshGrant(second))).status).toBe(401);
  });

  it('ends the session when a grandparent comes back at once', async () => {
    const first = await freshSession();
    const third = await renew(await renew(first));
    expect((await api.refused(requestToken, refreshGrant(first))).key).toBe('session_ended');
    expect(await isSignedIn(third)).toBe(false);
  });

  it('an access token ends after ten minutes, an unused refresh token after 22', async () => {
    const pair = await freshSession();
    api.clock.advanceSeconds(599);
    expect(await isSignedIn(pair)).toBe(true);
    api.clock.advanceSeconds(1);
    expect(await isSignedIn(pair)).toBe(false);
    api.clock.advanceSeconds(720);
    expect((await api.refused(requestToken, refreshGrant(pair))).key).toBe('session_ended');
  });

  it('no renewal takes a session past twelve hours', async () => {
    let pair = await freshSession();
    for (let minutes = 20; minutes < 720; minutes += 20) {
      api.clock.advanceSeconds(1200);
      pair = await renew(pair);
    }
    api.clock.advanceSeconds(1199);
    pair = await renew(pair);
    expect(pair.expires_in).toBe(1);
    api.clock.advanceSeconds(1);
    expect(await isSignedIn(pair)).toBe(false);
    expect((await api.refused(requestToken, refreshGrant(pair))).status).toBe(401);
  });

  it('a deactivated account is out at once', async () => {
    const { id, email } = await buildTrainer(api.database.db);
    const pair = await signIn(email);
    await api.database.db.update(users).set({ isActive: false }).where(eq(users.id, id));
    expect(await isSignedIn(pair)).toBe(false);
    expect((await api.refused(requestToken, refreshGrant(pair))).status).toBe(401);
  });
});

describe('signing out', () => {
  it('ends the session on the server', async () => {
    const pair = await freshSession();
    expect(await api.call(revokeToken, { body: { refresh_token: pair.refresh_token } })).toEqual({
      revoked: true,
    });
    expect(await isSignedIn(pair)).toBe(false);
    expect((await api.refused(requestToken, refreshGrant(pair))).status).toBe(401);
  });

  it('works with a token that was used before, and says so when there was nothing to end', async () => {
    const first = await freshSession();
    const second = await renew(first);
    const body = { refresh_token: first.refresh_token };
    expect(await api.call(revokeToken, { body })).toEqual({ revoked: true });
    expect(await api.call(revokeToken, { body })).toEqual({ revoked: false });
    expect(await isSignedIn(second)).toBe(false);
    expect(await api.call(revokeToken, { body: { refresh_token: 'unknown' } })).toEqual({ revoked: false });
  });
});
