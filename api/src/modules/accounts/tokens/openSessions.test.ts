import { requestToken } from '@formline/shared/contracts/accounts/auth';
import {
  endOpenSession,
  endOtherSessions,
  listOpenSessions,
} from '@formline/shared/contracts/accounts/openSessions';
import { readCurrentUser } from '@formline/shared/contracts/people/users';
import { eq } from 'drizzle-orm';
import { knownDevices } from '../../../database/schema/sessions';
import { buildTrainer } from '../../../testing/builders';
import { passwordGrant, refreshGrant } from '../../../testing/grants';
import { startTestApp, type TestApp } from '../../../testing/startTestApp';

let api: TestApp;

beforeEach(async () => {
  api = await startTestApp();
});

afterEach(() => api.close());

const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const FIREFOX = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:140.0) Gecko/20100101 Firefox/140.0';

const trainer = () => buildTrainer(api.database.db);

async function signIn(email: string, userAgent = CHROME) {
  const request = { ...passwordGrant(email), headers: { 'user-agent': userAgent } };
  const { text, headers } = await api.send(requestToken, request);
  const tokens = requestToken.result.parse(JSON.parse(text));
  const cookie = String(headers['set-cookie']).split(';')[0] ?? '';
  return { tokens, cookie, ...api.withToken(tokens.access_token) };
}

const isSignedIn = async ({ send }: Pick<TestApp, 'send'>) => (await send(readCurrentUser)).status === 200;

it('lists each open session with its browser, its times and which one is the caller’s', async () => {
  const { email } = await trainer();
  const first = await signIn(email);
  api.clock.advanceSeconds(300);
  const second = await signIn(email, FIREFOX);
  const [began, later] = ['2028-02-15T09:00:00.000Z', '2028-02-15T09:05:00.000Z'];
  const listed = await second.call(listOpenSessions);
  expect(listed).toMatchObject([
    {
      browser: 'Firefox on macOS',
      began_at: later,
      last_used_at: later,
      is_current: true,
    },
    {
      browser: 'Chrome on Windows',
      began_at: began,
      last_used_at: began,
      is_current: false,
    },
  ]);
  api.clock.advanceSeconds(60);
  await api.call(requestToken, refreshGrant(first.tokens));
  const [now] = await second.call(listOpenSessions);
  expect(now).toMatchObject({ began_at: began, last_used_at: '2028-02-15T09:06:00.000Z' });
});

it('lists no token, no hash and no whole user agent', async () => {
  const { email } = await trainer();
  const caller = await signIn(email);
  const { text } = await caller.send(listOpenSessions);
  expect(text).not.toMatch(/[\w-]{30}|Mozilla|token|hash/i);
});

it('lists neither what was signed out, nor what nobody renewed in time, nor what is somebody else’s', async () => {
  const { email } = await trainer();
  const idle = await signIn(email);
  await signIn((await trainer()).email);
  api.clock.advanceSeconds(1_321);
  const caller = await signIn(email);
  expect(await isSignedIn(idle)).toBe(false);
  expect(await caller.call(listOpenSessions)).toHaveLength(1);
});

it('signs one device out at once, and says afterwards that it is signed out', async () => {
  const { email } = await trainer();
  const [lost, caller] = [await signIn(email), await signIn(email, FIREFOX)];
  const [id = 0] = (await caller.call(listOpenSessions))
    .filter((one) => !one.is_current)
    .map((one) => one.id);
  expect(await caller.call(endOpenSession, { params: { id } })).toEqual({ id });
  expect(await isSignedIn(lost)).toBe(false);
  expect((await api.refused(requestToken, refreshGrant(lost.tokens))).key).toBe('session_ended');
  expect(await isSignedIn(caller)).toBe(true);
  expect((await caller.refused(endOpenSession, { params: { id } })).status).toBe(404);
});

it('knows nothing of another account’s session, and leaves it open', async () => {
  const [owner, otherTrainer] = [
    await signIn((await trainer()).email),
    await signIn((await trainer()).email),
  ];
  const [session] = await owner.call(listOpenSessions);
  const id = session?.id ?? 0;
  const theirs = await otherTrainer.refused(endOpenSession, { params: { id } });
  const nobodys = await otherTrainer.refused(endOpenSession, { params: { id: 2_000_000_000 } });
  expect(theirs.status).toBe(404);
  expect(theirs).toEqual(nobodys);
  expect(await isSignedIn(owner)).toBe(true);
});

it('leaves the caller’s own session to signing out', async () => {
  const caller = await signIn((await trainer()).email);
  const [session] = await caller.call(listOpenSessions);
  expect((await caller.refused(endOpenSession, { params: { id: session?.id ?? 0 } })).status).toBe(400);
  expect(await isSignedIn(caller)).toBe(true);
});

it('signs all other devices out, forgets them, and nobody else’s', async () => {
  const { id: userId, email } = await trainer();
  const others = [await signIn(email), await signIn(email)];
  const caller = await signIn(email, FIREFOX);
  const otherTrainer = await signIn((await trainer()).email);
  const ended = await caller.call(endOtherSessions, { headers: { cookie: caller.cookie } });
  expect(ended).toEqual({ ended: 2 });
  for (const other of others) expect(await isSignedIn(other)).toBe(false);
  expect([await isSignedIn(caller), await isSignedIn(otherTrainer)]).toEqual([true, true]);
  const { db } = api.database;
  expect(await db.$count(knownDevices, eq(knownDevices.userId, userId))).toBe(1);
  expect(await caller.call(endOtherSessions, { headers: { cookie: caller.cookie } })).toEqual({ ended: 0 });
});
