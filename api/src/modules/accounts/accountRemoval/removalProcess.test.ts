import {
  confirmAccountRemoval,
  keepAccount,
  keepOwnAccount,
  requestAccountRemoval,
} from '@formline/shared/contracts/accounts/accountRemoval';
import { requestToken } from '@formline/shared/contracts/accounts/auth';
import { LINK_OVER_KEY } from '@formline/shared/contracts/errorCodes';
import { readCurrentUser } from '@formline/shared/contracts/people/users';
import { eq } from 'drizzle-orm';
import { accountRemovalRequests } from '../../../database/schema/removals';
import { clientRelations } from '../../../database/schema/clients';
import { idempotencyKeys } from '../../../database/schema/calls';
import { loginAttempts } from '../../../database/schema/sessions';
import { externalAccounts, users } from '../../../database/schema/users';
import { buildClient, buildTrainer, uniqueEmail } from '../../../testing/builders';
import { fileDatabaseUrl } from '../../../testing/databases/fileDatabase';
import { passwordGrant } from '../../../testing/grants';
import { runDueRemovals } from '../../../testing/runDueRemovals';
import { startTestApp, type TestApp } from '../../../testing/startTestApp';
import { openTestDatabase } from '../../../testing/databases/testDatabases';
import { accountRemovalRepository } from './accountRemoval.repository';

const logged: string[] = [];
let api: TestApp;

beforeEach(async () => {
  logged.length = 0;
  api = await startTestApp({ log: { level: 'info', stream: { write: (line) => void logged.push(line) } } });
});

afterEach(() => api.close());

const DAY = 86_400;
const REASON = 'A reason of my own.';

const emailsTo = async (address: string) => {
  await api.settled();
  return api.emails.filter(({ to }) => to === address);
};

async function newestToken(address: string, page: string): Promise<string> {
  const text = (await emailsTo(address)).at(-1)?.text ?? '';
  expect(text).toContain(`http://127.0.0.1:3000${page}#token=`);
  return /#token=(\S+)/.exec(text)?.[1] ?? '';
}

async function ask(email: string): Promise<string> {
  await api.call(requestAccountRemoval, { body: { email: ` ${email.toUpperCase()} `, reason: REASON } });
  return newestToken(email, '/confirm-deletion');
}

async function askAndConfirm(email: string) {
  const answer = await api.call(confirmAccountRemoval, { body: { token: await ask(email) } });
  return { ...answer, keep: await newestToken(email, '/keep-account') };
}

const runOn = (db: TestApp['database']['db']) => runDueRemovals({ db, clock: api.clock });
const runJob = () => runOn(api.database.db);

const hasAccount = async (id: number) =>
  (await api.database.db.select().from(users).where(eq(users.id, id))).length > 0;
const requestsOf = (email: string) =>
  api.database.db.select().from(accountRemovalRequests).where(eq(accountRemovalRequests.email, email));
const newestRequest = async () =>
  (await api.database.db.select().from(accountRemovalRequests)).sort((a, b) => b.id - a.id)[0];
const over = { status: 400, key: LINK_OVER_KEY };

describe('a request', () => {
  it('is mailed a link, and the account is removed 30 days after it was confirmed', async () => {
    const { id, email } = await buildTrainer(api.database.db);
    const token = await ask(email);
    api.clock.advanceSeconds(6 * DAY);
    expect(await api.call(confirmAccountRemoval, { body: { token } })).toEqual({ due_on: '2028-03-22' });
    const mailed = (await emailsTo(email)).at(-1);
    expect(mailed?.subject).toBe('Your Formline account will be deleted on March 22, 2028');
    const trainer = await api.signInAs(email);
    expect((await trainer.call(readCurrentUser)).deletion_due_on).toBe('2028-03-22');
    api.clock.advanceSeconds(30 * DAY - 1);
    await runJob();
    expect(await hasAccount(id)).toBe(true);
    api.clock.advanceSeconds(1);
    await runJob();
    expect(await hasAccount(id)).toBe(false);
    const sent = await emailsTo(email);
    expect(sent.map(({ subject }) => subject)).toEqual([
      'Confirm that your Formline account is to be deleted',
      'Your Formline account will be deleted on March 22, 2028',
      'Your Formline account is deleted',
    ]);
    expect((await api.refused(requestToken, passwordGrant(email))).status).toBe(401);
  });

  it('without a confirmation removes nothing and is forgotten after seven days', async () => {
    const { id, email } = await buildTrainer(api.database.db);
    const token = await ask(email);
    api.clock.advanceSeconds(7 * DAY + 1);
    expect(await api.refused(confirmAccountRemoval, { body: { token } })).toMatchObject(over);
    await runJob();
    expect(await requestsOf(email.toUpperCase())).toEqual([]);
    api.clock.advanceSeconds(60 * DAY);
    await runJob();
    expect(await hasAccount(id)).toBe(true);
  });

  it('is confirmed once, and only by the newest link', async () => {
    const { email } = await buildTrainer(api.database.db);
    const [first, second] = [await ask(email), await ask(email)];
    expect(await api.refused(confirmAccountRemoval, { body: { token: first } })).toMatchObject(over);
    await api.call(confirmAccountRemoval, { body: { token: second } });
    expect(await api.refused(confirmAccountRemoval, { body: { token: second } })).toMatchObject(over);
  });

  it('during the wait does not make it longer', async () => {
    const { email } = await buildTrainer(api.database.db);
    const { due_on } = await askAndConfirm(email);
    api.clock.advanceSeconds(3 * DAY);
    const token = await ask(email);
    expect(await api.call(confirmAccountRemoval, { body: { token } })).toEqual({ due_on });
  });

  it('for an address without an account is mailed nothing', async () => {
    const email = uniqueEmail();
    await api.call(requestAccountRemoval, { body: { email, reason: REASON } });
    expect(await emailsTo(email)).toEqual([]);
  });

  it('leaves no address and no reason in the log, and none behind when it has ended', async () => {
    const { email } = await buildTrainer(api.database.db);
    const { keep } = await askAndConfirm(email);
    api.clock.advanceSeconds(30 * DAY);
    await runJob();
    await emailsTo(email);
    expect(logged.join('')).toContain('account removal confirmed');
    for (const secret of [email, email.toUpperCase(), REASON, keep])
      expect(logged.join('')).not.toContain(secret);
    expect(await newestRequest()).toMatchObject({
      state: 'removed',
      userId: null,
      email: null,
      reason: null,
    });
  });
});

describe('the wait', () => {
  it('is ended by the link of its email, once, and nothing is removed', async () => {
    const { id, email } = await buildTrainer(api.database.db);
    const { keep } = await askAndConfirm(email);
    api.clock.advanceSeconds(29 * DAY);
    expect(await api.call(keepAccount, { body: { token: keep } })).toEqual({ kept: true });
    expect(await api.refused(keepAccount, { body: { token: keep } })).toMatchObject(over);
    expect((await emailsTo(email)).at(-1)?.subject).toBe('Your Formline account will not be deleted');
    expect(await newestRequest()).toMatchObject({ state: 'kept', userId: null, email: null, reason: null });
    api.clock.advanceSeconds(30 * DAY);
    await runJob();
    expect(await hasAccount(id)).toBe(true);
  });

  it('is ended by whoever is signed in, who then cannot be surprised by an older link', async () => {
    const { email } = await buildTrainer(api.database.db);
    const { keep } = await askAndConfirm(email);
    const older = await ask(email);
    const trainer = await api.signInAs(email);
    expect(await trainer.call(keepOwnAccount)).toEqual({ kept: true });
    expect(await trainer.call(keepOwnAccount)).toEqual({ kept: false });
    expect((await trainer.call(readCurrentUser)).deletion_due_on).toBeNull();
    expect(await api.refused(keepAccount, { body: { token: keep } })).toMatchObject(over);
    expect(await api.refused(confirmAccountRemoval, { body: { token: older } })).toMatchObject(over);
  });

  it('can begin again after it was ended', async () => {
    const { email } = await buildTrainer(api.database.db);
    await api.call(keepAccount, { body: { token: (await askAndConfirm(email)).keep } });
    api.clock.advanceSeconds(DAY);
    expect((await askAndConfirm(email)).due_on).toBe('2028-03-17');
  });
});

describe('the removal', () => {
  it('is done once by two servers, with one last email', async () => {
    const people = await Promise.all([1, 2, 3].map(() => buildTrainer(api.database.db)));
    for (const { email } of people) await askAndConfirm(email);
    api.clock.advanceSeconds(30 * DAY);
    const other = openTestDatabase(await fileDatabaseUrl());
    await Promise.all([runJob(), runOn(other.db)]);
    await other.close();
    for (const { id, email } of people) {
      expect(await hasAccount(id)).toBe(false);
      const last = (await emailsTo(email)).filter(({ subject }) => subject.endsWith('is deleted'));
      expect(last).toHaveLength(1);
    }
  });

  it('that fails in the middle leaves the account whole, keeps no other back, and is done the next time', async () => {
    const [stuck, other] = [await buildTrainer(api.database.db), await buildTrainer(api.database.db)];
    for (const { email } of [stuck, other]) await askAndConfirm(email);
    api.clock.advanceSeconds(30 * DAY);
    await api.database.pool.query(`
      create function refuse_removal() returns trigger language plpgsql as
        $$ begin if old.id = ${stuck.id} then raise exception 'no'; end if; return old; end $$;
      create trigger refuse_removal before delete on users for each row execute function refuse_removal()`);
    await expect(runJob()).rejects.toThrow('1 of 2 removals');
    const externalAccount = eq(externalAccounts.linkedUserId, stuck.id);
    expect(await api.database.db.select().from(externalAccounts).where(externalAccount)).toHaveLength(1);
    expect([await hasAccount(stuck.id), await hasAccount(other.id)]).toEqual([true, false]);
    await api.database.pool.query('drop trigger refuse_removal on users; drop function refuse_removal()');
    await runJob();
    expect(await hasAccount(stuck.id)).toBe(false);
    expect((await emailsTo(stuck.email)).at(-1)?.subject).toBe('Your Formline account is deleted');
  });

  it('leaves clients who have an account or another trainer, and takes those who have neither', async () => {
    const { db } = api.database;
    const [trainer, other] = [await buildTrainer(db), await buildTrainer(db)];
    const joined = await buildClient(db, trainer.id);
    const unopened = await buildClient(db, trainer.id, { joinedAt: null });
    const shared = await buildClient(db, trainer.id, { joinedAt: null });
    await db.insert(clientRelations).values({ trainerId: other.id, clientId: shared.id });
    await askAndConfirm(trainer.email);
    api.clock.advanceSeconds(30 * DAY);
    await runJob();
    const left = await Promise.all([joined, unopened, shared].map(({ id }) => hasAccount(id)));
    expect(left).toEqual([true, false, true]);
  });

  it('leaves no answer and no count of wrong passwords that names the person', async () => {
    const { db } = api.database;
    const { id, email } = await buildTrainer(db);
    await api.refused(requestToken, passwordGrant(email, 'Wrong1!!'));
    const answer = { userId: id, key: 'k', endpoint: 'e', inputHash: '', answer: email };
    await db.insert(idempotencyKeys).values({ ...answer, createdAt: api.clock.now() });
    await askAndConfirm(email);
    api.clock.advanceSeconds(30 * DAY);
    await runJob();
    expect(await db.select().from(idempotencyKeys).where(eq(idempotencyKeys.userId, id))).toEqual([]);
    expect(await db.select().from(loginAttempts).where(eq(loginAttempts.emailKey, email))).toEqual([]);
    expect(await accountRemovalRepository(db).lockByEmail(email)).toBeNull();
  });
});
