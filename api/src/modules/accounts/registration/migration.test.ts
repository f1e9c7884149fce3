import { checkEmail, requestToken } from '@formline/shared/contracts/accounts/auth';
import {
  linkAccount,
  migrateAccount,
  verifyCredentials,
} from '@formline/shared/contracts/accounts/registration';
import { readCurrentUser } from '@formline/shared/contracts/people/users';
import { eq } from 'drizzle-orm';
import { externalAccounts, userCredentials, users } from '../../../database/schema/users';
import { DEMO_PASSWORD } from '../../../database/seed/world/accounts';
import { buildTrainer } from '../../../testing/builders';
import { passwordGrant } from '../../../testing/grants';
import { startTestApp, type TestApp } from '../../../testing/startTestApp';
import { hashPassword } from '../credentials/passwords';

let api: TestApp;

beforeAll(async () => {
  api = await startTestApp();
});

afterAll(() => api.close());

const NEW_PASSWORD = 'Kelp-Anchor4Boat';
const LINKED = { edgeResult: true, uaResult: true, edgeAccountInUA: true, uaAccountInEDGE: true };

async function buildLegacy(): Promise<{ id: number; email: string }> {
  const { db } = api.database;
  const { id, email } = await buildTrainer(db);
  await db.delete(externalAccounts).where(eq(externalAccounts.linkedUserId, id));
  await db.update(users).set({ uaGuid: null, uaId: null }).where(eq(users.id, id));
  return { id, email };
}

async function buildUnlinked(): Promise<string> {
  const { db } = api.database;
  const { id, email } = await buildTrainer(db);
  await db.update(externalAccounts).set({ linkedUserId: null }).where(eq(externalAccounts.linkedUserId, id));
  await db.update(users).set({ uaGuid: null, uaId: null }).where(eq(users.id, id));
  return email;
}

const prove = async (email: string): Promise<string> => {
  const { verification_token } = await api.call(verifyCredentials, {
    body: { email, password: DEMO_PASSWORD },
  });
  if (verification_token === null) throw new Error('There was no proof.');
  return verification_token;
};
const migrateWith = (email: string, verification_token: string) => ({
  body: { email, password: NEW_PASSWORD, verification_token },
});

describe('migrating a legacy account', () => {
  it('takes a new password from whoever proved the account, and old sessions end', async () => {
    const { email } = await buildLegacy();
    expect(await api.call(migrateAccount, migrateWith(email, await prove(email)))).toEqual({
      migrated: true,
    });
    expect(await api.call(checkEmail, { body: { email } })).toMatchObject(LINKED);
    expect((await api.refused(requestToken, passwordGrant(email))).status).toBe(401);
    const { access_token } = await api.call(requestToken, passwordGrant(email, NEW_PASSWORD));
    const user = await api.withToken(access_token).call(readCurrentUser);
    expect([user.email, typeof user.ua_guid, typeof user.ua_id]).toEqual([email, 'string', 'number']);
  });

  it('takes the present password when it is a good one, also twice', async () => {
    const { id, email } = await buildLegacy();
    const passwordHash = await hashPassword(NEW_PASSWORD);
    await api.database.db.update(userCredentials).set({ passwordHash }).where(eq(userCredentials.userId, id));
    const body = { email, password: NEW_PASSWORD };
    await api.call(migrateAccount, { body });
    expect(await api.call(migrateAccount, { body })).toEqual({ migrated: true });
    expect((await api.send(requestToken, passwordGrant(email, NEW_PASSWORD))).status).toBe(200);
  });

  it('is refused with a new password and no proof', async () => {
    const { email } = await buildLegacy();
    const refusal = await api.refused(migrateAccount, { body: { email, password: NEW_PASSWORD } });
    expect(refusal).toMatchObject({ status: 401, key: 'invalid_credentials' });
  });

  it('is refused with a proof that was used, is too old, or is another account’s', async () => {
    const { email } = await buildLegacy();
    const other = await buildLegacy();
    const used = await prove(email);
    expect((await api.refused(migrateAccount, migrateWith(other.email, used))).status).toBe(400);
    const old = await prove(other.email);
    api.clock.advanceSeconds(601);
    expect((await api.refused(migrateAccount, migrateWith(other.email, old))).status).toBe(400);
    const fresh = await prove(email);
    await api.call(migrateAccount, migrateWith(email, fresh));
    expect((await api.refused(migrateAccount, migrateWith(email, fresh))).status).toBe(400);
  });

  it('is refused with a password that may not be chosen', async () => {
    const { email } = await buildLegacy();
    const body = { email, password: 'weak' };
    expect(await api.refused(migrateAccount, { body })).toMatchObject({ status: 400, code: 4000 });
  });

  it.each([
    ['mismatch@formline.test', 'mismatched'],
    ['client@formline.test', 'client'],
    ['inactive@formline.test', 'inactive'],
  ])('gives %s no proof', async (email, key) => {
    const refusal = await api.refused(verifyCredentials, { body: { email, password: DEMO_PASSWORD } });
    expect(refusal).toMatchObject({ status: 403, key });
  });
});

describe('linking two accounts', () => {
  it('lets their holder sign in, and twice changes nothing', async () => {
    const email = await buildUnlinked();
    const body = { email, password: DEMO_PASSWORD };
    expect((await api.refused(requestToken, passwordGrant(email))).key).toBe('unlinked');
    expect(await api.call(linkAccount, { body })).toEqual({ linked: true });
    expect(await api.call(linkAccount, { body })).toEqual({ linked: true });
    expect(await api.call(checkEmail, { body: { email } })).toMatchObject(LINKED);
    expect((await api.send(requestToken, passwordGrant(email))).status).toBe(200);
  });

  it('shares the count of wrong passwords with signing in', async () => {
    const email = await buildUnlinked();
    const keys = [];
    for (let attempt = 1; attempt <= 5; attempt += 1) {
      const call = attempt % 2 ? linkAccount : verifyCredentials;
      keys.push((await api.refused(call, { body: { email, password: 'Wrong1!!' } })).key);
    }
    expect(keys.slice(3)).toEqual(['last_attempt', 'locked']);
    expect((await api.refused(requestToken, passwordGrant(email))).key).toBe('locked');
  });

  it('does not mend accounts of which one points elsewhere', async () => {
    const body = { email: 'mismatch@formline.test', password: DEMO_PASSWORD };
    expect(await api.refused(linkAccount, { body })).toMatchObject({
      status: 403,
      key: 'mismatched',
      message: 'Please use your legacy account to log in',
    });
  });
});
