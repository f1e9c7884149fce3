import { requestToken, revokeToken } from '@formline/shared/contracts/accounts/auth';
import { requestPasswordReset } from '@formline/shared/contracts/accounts/passwordReset';
import { readUnitPreference } from '@formline/shared/contracts/people/profiles';
import { readCurrentUser } from '@formline/shared/contracts/people/users';
import { eq } from 'drizzle-orm';
import { accessTokens, refreshTokens } from '../../../database/schema/sessions';
import { buildTrainer, uniqueEmail } from '../../../testing/builders';
import { passwordGrant, refreshGrant } from '../../../testing/grants';
import { type Answer, startTestApp, type TestApp } from '../../../testing/startTestApp';
import { hashToken } from '../credentials/tokenSecrets';

let api: TestApp;
let known: string;

beforeAll(async () => {
  api = await startTestApp();
  known = (await buildTrainer(api.database.db)).email;
});

afterAll(() => api.close());

function comparable({ status, text, headers }: Answer) {
  const ownToEach = /^(date|x-request-id|x-ratelimit-.*)$/;
  const kept = Object.entries(headers).filter(([name]) => !ownToEach.test(name));
  return { status, text, headers: Object.fromEntries(kept) };
}

describe('a stranger who guesses', () => {
  it('gets the same answers for known and unknown addresses, up to and past the lock', async () => {
    const unknown = uniqueEmail();
    for (let attempt = 1; attempt <= 7; attempt += 1) {
      const [theirs, nobodys] = [
        await api.send(requestToken, passwordGrant(known, 'Wrong-guess1!')),
        await api.send(requestToken, passwordGrant(unknown, 'Wrong-guess1!')),
      ];
      expect(comparable(nobodys)).toEqual(comparable(theirs));
    }
  });

  it('gets the same answer when asking for an email', async () => {
    const ask = (email: string) => api.send(requestPasswordReset, { body: { email } });
    expect(comparable(await ask(uniqueEmail()))).toEqual(comparable(await ask(known)));
  });
});

describe('a damaged row', () => {
  async function signedIn() {
    const { email } = await buildTrainer(api.database.db);
    const pair = await api.call(requestToken, passwordGrant(email));
    const caller = api.withToken(pair.access_token);
    expect((await caller.send(readCurrentUser)).status).toBe(200);
    return { pair, caller, email };
  }

  it('of an access token ends in 401, and the refresh token still works', async () => {
    const { pair, caller } = await signedIn();
    await api.database.db
      .update(accessTokens)
      .set({ tokenHash: 'damaged '.repeat(8).slice(0, 60) + String(Date.now()).slice(-4) })
      .where(eq(accessTokens.tokenHash, hashToken(pair.access_token)));
    expect(await caller.refused(readCurrentUser)).toMatchObject({ status: 401 });
    const renewed = await api.call(requestToken, refreshGrant(pair));
    expect((await api.withToken(renewed.access_token).send(readCurrentUser)).status).toBe(200);
  });

  it('of a refresh token ends in a refusal, and signing in works', async () => {
    const { pair, email } = await signedIn();
    await api.database.db
      .update(refreshTokens)
      .set({ tokenHash: `gone-${Date.now()}` })
      .where(eq(refreshTokens.tokenHash, hashToken(pair.refresh_token)));
    expect((await api.refused(requestToken, refreshGrant(pair))).status).toBeLessThan(500);
    expect((await api.send(revokeToken, { body: { refresh_token: pair.refresh_token } })).status).toBe(200);
    expect((await api.send(requestToken, passwordGrant(email))).status).toBe(200);
  });

  it('with a reason a newer version wrote ends the session in plain words', async () => {
    const { pair, caller } = await signedIn();
    await api.database.pool.query(
      `update sessions set revoked_at = now(), revoked_reason = 'device-lost' where id =
       (select session_id from access_tokens where token_hash = $1)`,
      [hashToken(pair.access_token)],
    );
    expect(await caller.refused(readCurrentUser)).toMatchObject({ status: 401 });
    expect((await api.refused(requestToken, refreshGrant(pair))).status).toBe(401);
  });

  it('of an account with a unit a newer version wrote still lets its owner in', async () => {
    const { caller, email } = await signedIn();
    await api.database.pool.query(`update users set unit_weight = 'st' where email = $1`, [email]);
    expect(await caller.call(readUnitPreference)).toMatchObject({ unit_height: 'in', unit_weight: 'lb' });
    expect((await caller.send(readCurrentUser)).status).toBe(200);
  });
});
