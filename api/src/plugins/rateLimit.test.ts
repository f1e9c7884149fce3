import { requestAccountRemoval } from '@formline/shared/contracts/accounts/accountRemoval';
import { checkEmail } from '@formline/shared/contracts/accounts/auth';
import {
  requestOwnPasswordReset,
  requestPasswordReset,
} from '@formline/shared/contracts/accounts/passwordReset';
import { sendClientReports } from '@formline/shared/contracts/platform/clientReports';
import { readCurrentUser } from '@formline/shared/contracts/people/users';
import { sql } from 'drizzle-orm';
import type { ApiConfig } from '../config';
import { rateLimits } from '../database/schema/calls';
import { buildTrainer, uniqueEmail } from '../testing/builders';
import { startTestApp, type TestApp } from '../testing/startTestApp';
import { removeOldRateLimits } from './rateLimit';

const started: TestApp[] = [];

async function start(config: Partial<ApiConfig>): Promise<TestApp> {
  const api = await startTestApp({ config });
  started.push(api);
  return api;
}

afterEach(async () => {
  for (const api of started.splice(0)) await api.close();
});

const check = async (api: TestApp, { from = '192.0.2.1', forwarded = '' } = {}) => {
  const { statusCode, headers } = await api.app.inject({
    method: 'POST',
    url: checkEmail.path,
    remoteAddress: from,
    headers: forwarded === '' ? {} : { 'x-forwarded-for': forwarded },
    payload: { email: uniqueEmail() },
  });
  return { status: statusCode, retryAfter: headers['retry-after'] };
};

describe('a limit', () => {
  it('holds for one address and leaves others alone', async () => {
    const api = await start({ signInsPerMinute: 2 });
    const answers = [await check(api), await check(api), await check(api)];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 429]);
    expect(answers[2]?.retryAfter).toBe('60');
    expect((await check(api, { from: '192.0.2.2' })).status).toBe(200);
  });

  it('is over after a minute', async () => {
    const api = await start({ signInsPerMinute: 1 });
    await check(api);
    expect((await check(api)).status).toBe(429);
    api.clock.advanceSeconds(60);
    expect((await check(api)).status).toBe(200);
  });

  it('lets nobody pass while calls cannot be counted', async () => {
    const api = await start({});
    const { pool } = api.database;
    const report = { remote: 'mf-clients', build: '0.25.1-3fa94c01', revision: 4, kind: 'vital' } as const;
    const reports = [{ ...report, name: 'LCP', value: 900, rating: 'good' } as const];
    const send = () => api.refused(sendClientReports, { body: { hostBuild: report.build, reports } });
    await pool.query('alter table rate_limits rename to rate_limits_away');
    try {
      expect((await check(api)).status).toBeGreaterThanOrEqual(500);
      expect((await send()).status).toBeGreaterThanOrEqual(500);
    } finally {
      await pool.query('alter table rate_limits_away rename to rate_limits');
    }
  });

  it('is counted together by all servers of one database', async () => {
    const servers = [await start({ signInsPerMinute: 3 }), await start({ signInsPerMinute: 3 })];
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        servers.slice(index % 2, (index % 2) + 1).map((api) => check(api)),
      ).flat(),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
  });

  it.each([
    [false, [200, 429, 429]],
    ['192.0.2.0/24', [200, 200, 200]],
  ] as const)(
    'with the trusted proxies %p hears forged forwarding heads so: %p',
    async (trustProxy, statuses) => {
      const api = await start({ signInsPerMinute: 1, trustProxy });
      const answers = [];
      for (const forwarded of ['203.0.113.1', '203.0.113.2', '203.0.113.3']) {
        answers.push(await check(api, { forwarded }));
      }
      expect(answers.map(({ status }) => status)).toEqual(statuses);
    },
  );

  it('with a trusted proxy counts the address the proxy saw, not the one the caller wrote', async () => {
    const api = await start({ signInsPerMinute: 1, trustProxy: '192.0.2.1' });
    const answers = [];
    for (const forged of ['203.0.113.1', '203.0.113.2']) {
      answers.push(await check(api, { forwarded: `${forged}, 198.51.100.7` }));
    }
    expect(answers.map(({ status }) => status)).toEqual([200, 429]);
  });
});

describe('a limit on emails', () => {
  it.each([requestPasswordReset, requestAccountRemoval])(
    'holds for one person from many addresses: $path',
    async ({ path }) => {
      const api = await start({ mailsPerMinute: 2 });
      const email = uniqueEmail();
      const ask = async (spelling: string, remoteAddress: string) => {
        const payload = { email: spelling, reason: 'Done' };
        return (await api.app.inject({ method: 'POST', url: path, remoteAddress, payload })).statusCode;
      };
      const statuses = [
        await ask(email, '192.0.2.1'),
        await ask(email.toUpperCase(), '192.0.2.2'),
        await ask(` ${email} `, '192.0.2.3'),
      ];
      expect(statuses).toEqual([200, 200, 429]);
    },
  );

  it('holds for somebody signed in', async () => {
    const api = await start({ mailsPerMinute: 1 });
    const trainer = await api.signInAs((await buildTrainer(api.database.db)).email);
    await trainer.call(requestOwnPasswordReset);
    expect(await trainer.refused(requestOwnPasswordReset)).toMatchObject({ status: 429, code: 4290 });
  });
});

describe('a limit on reads', () => {
  it('holds for one session for a minute, and leaves changes and other sessions alone', async () => {
    const api = await start({ readsPerMinute: 2 });
    const { email } = await buildTrainer(api.database.db);
    const [trainer, elsewhere] = [await api.signInAs(email), await api.signInAs(email)];
    for (let read = 1; read <= 2; read += 1) await trainer.call(readCurrentUser);
    const { status, headers } = await trainer.send(readCurrentUser);
    expect([status, headers['retry-after']]).toEqual([429, '60']);
    await trainer.call(requestOwnPasswordReset);
    await elsewhere.call(readCurrentUser);
    api.clock.advanceSeconds(60);
    await trainer.call(readCurrentUser);
  });
});

it('what is counted names no address, and goes when its minute is over', async () => {
  const api = await start({ signInsPerMinute: 5 });
  await check(api);
  const kept = await api.database.db.select().from(rateLimits);
  expect(kept).toHaveLength(2);
  expect(JSON.stringify(kept)).not.toContain('192.0.2');
  api.clock.advanceSeconds(61);
  await removeOldRateLimits(api.database.db, api.clock);
  expect(await api.database.db.$count(rateLimits, sql`true`)).toBe(0);
});
