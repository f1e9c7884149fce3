import { requestToken } from '@formline/shared/contracts/accounts/auth';
import { readCurrentUser } from '@formline/shared/contracts/people/users';
import type { ApiConfig } from '../../../config';
import { buildTrainer, uniqueEmail } from '../../../testing/builders';
import { passwordGrant } from '../../../testing/grants';
import { startTestApp, type TestApp } from '../../../testing/startTestApp';

const started: TestApp[] = [];

async function start(config: Partial<ApiConfig> = {}): Promise<TestApp> {
  const api = await startTestApp({ config: { failedSignInsPerMinute: 6, ...config } });
  started.push(api);
  return api;
}

afterEach(async () => {
  for (const api of started.splice(0)) await api.close();
});

const WRONG = 'Wrong-guess1!';

interface Try {
  readonly from?: string;
  readonly password?: string;
  readonly cookie?: string;
}

async function signIn(api: TestApp, email: string, { from = '192.0.2.1', password, cookie }: Try = {}) {
  const answer = await api.app.inject({
    method: 'POST',
    url: requestToken.path,
    remoteAddress: from,
    headers: { 'user-agent': CHROME, ...(cookie && { cookie }) },
    payload: passwordGrant(email, password).body,
  });
  const device = answer.cookies.find(({ name }) => name === 'formline_device');
  return {
    status: answer.statusCode,
    retryAfter: answer.headers['retry-after'],
    text: answer.payload,
    cookie: device ? `formline_device=${device.value}` : undefined,
  };
}

const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

const guess = (api: TestApp, email: string = uniqueEmail(), from?: string) =>
  signIn(api, email, { password: WRONG, ...(from && { from }) });

async function lockOut(api: TestApp, email: string) {
  for (let attempt = 1; attempt <= 5; attempt += 1) await guess(api, email, `192.0.2.${attempt + 100}`);
}

describe('a network that guesses', () => {
  it('has six tries, then waits that double, and thirty tries an hour', async () => {
    const api = await start();
    const waits: number[] = [];
    let tried = 0;
    for (let second = 0; second < 3_600; second += 60, api.clock.advanceSeconds(60)) {
      for (let burst = 0; burst < 7; burst += 1) {
        const { status, retryAfter } = await guess(api);
        if (status === 401) tried += 1;
        else if (Number(retryAfter) > (waits.at(-1) ?? 0)) waits.push(Number(retryAfter));
      }
    }
    expect(tried).toBe(30);
    expect(waits.slice(0, 4)).toEqual([60, 120, 240, 480]);
  });

  it('gains nothing by many tries at once, nor by another server', async () => {
    const api = await start();
    const other = await start();
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, index) => guess(index % 2 ? api : other)),
    );
    expect(answers.filter(({ status }) => status === 401).length).toBeLessThanOrEqual(6);
    expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(34);
  });

  it('gains nothing by another IPv6 address of its own', async () => {
    const api = await start();
    for (let attempt = 1; attempt <= 6; attempt += 1) await guess(api, uniqueEmail(), `2001:db8::${attempt}`);
    expect((await guess(api, uniqueEmail(), '2001:db8::ff')).status).toBe(429);
    expect((await guess(api, uniqueEmail(), '2001:db8:0:1::1')).status).toBe(401);
  });

  it('is told in plain words how long it has to wait', async () => {
    const api = await start({ failedSignInsPerMinute: 1 });
    await guess(api);
    const refused = await guess(api);
    expect(refused).toMatchObject({ status: 429, retryAfter: '60' });
    expect(refused.text).toContain(
      'Too many failed sign-ins from your network. Please try again in a minute.',
    );
  });

  it('does not use its tries up by signing in', async () => {
    const api = await start({ failedSignInsPerMinute: 2 });
    const { email } = await buildTrainer(api.database.db);
    for (let attempt = 1; attempt <= 5; attempt += 1) expect((await signIn(api, email)).status).toBe(200);
  });
});

it('people of one network sign in at one moment', async () => {
  const api = await start();
  const people = await Promise.all(Array.from({ length: 12 }, () => buildTrainer(api.database.db)));
  const answers = await Promise.all(people.map(({ email }) => signIn(api, email)));
  expect(answers.map(({ status }) => status)).toEqual(Array(12).fill(200));
});

describe('the owner of an account that others guess at', () => {
  it('signs in with a known device, though others are locked out and the network has to wait', async () => {
    const api = await start({ failedSignInsPerMinute: 2 });
    const { email } = await buildTrainer(api.database.db);
    const { cookie = '' } = await signIn(api, email);
    await lockOut(api, email);
    for (let attempt = 1; attempt <= 3; attempt += 1) await guess(api);
    expect((await guess(api)).status).toBe(429);
    expect((await signIn(api, email, { from: '198.51.100.7' })).status).toBe(403);
    expect((await signIn(api, email, { cookie })).status).toBe(200);
  });

  it('is locked out with a known device after five wrong passwords typed there', async () => {
    const api = await start();
    const { email } = await buildTrainer(api.database.db);
    const { cookie = '' } = await signIn(api, email);
    for (let attempt = 1; attempt <= 5; attempt += 1) await signIn(api, email, { cookie, password: WRONG });
    expect((await signIn(api, email, { cookie })).text).toContain('Your account is temporarily locked');
    expect((await signIn(api, email)).status).toBe(200);
  });

  it('gets one email about the lock, however often it falls', async () => {
    const api = await start();
    const { email } = await buildTrainer(api.database.db);
    await lockOut(api, email);
    api.clock.advanceSeconds(61);
    await lockOut(api, email);
    await api.settled();
    expect(api.emails.map(({ to, subject }) => [to, subject])).toEqual([
      [email, 'Somebody could not sign in to your Formline account'],
    ]);
  });

  it('gets an email about a sign-in on a new device, but none about the first one', async () => {
    const api = await start();
    const { email } = await buildTrainer(api.database.db);
    const { cookie = '' } = await signIn(api, email);
    const { cookie: renewed = '' } = await signIn(api, email, { cookie });
    await signIn(api, email, { cookie: renewed });
    await api.settled();
    expect(api.emails).toEqual([]);
    await signIn(api, email);
    await api.settled();
    expect(api.emails).toHaveLength(1);
    expect(api.emails[0]).toMatchObject({ to: email, subject: 'New sign-in to your Formline account' });
    expect(api.emails[0]?.text).toContain('Chrome on Windows, ');
  });
});

describe('a known device', () => {
  it('is known to all its accounts, and a token that was copied before is not', async () => {
    const api = await start({ failedSignInsPerMinute: 1 });
    const [one, two] = [await buildTrainer(api.database.db), await buildTrainer(api.database.db)];
    const { cookie: planted = '' } = await signIn(api, one.email);
    const { cookie: both = '' } = await signIn(api, two.email, { cookie: planted });
    await guess(api);
    expect((await signIn(api, one.email, { cookie: planted })).status).toBe(429);
    const { cookie: next = '', status } = await signIn(api, one.email, { cookie: both });
    expect(status).toBe(200);
    expect((await signIn(api, two.email, { cookie: next })).status).toBe(200);
  });

  it('opens nothing by itself', async () => {
    const api = await start();
    const { email } = await buildTrainer(api.database.db);
    const { cookie = '' } = await signIn(api, email);
    const { status } = await api.send(readCurrentUser, { headers: { cookie } });
    expect(status).toBe(401);
  });
});
