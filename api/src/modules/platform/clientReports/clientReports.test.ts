import {
  type ClientReport,
  listClientReports,
  type ReportSummary,
  sendBrowserReports,
  sendClientReports,
} from '@formline/shared/contracts/platform/clientReports';
import { clientReportMeasures, clientReports } from '../../../database/schema/clientReports';
import { tidyUp } from '../../../housekeeping';
import { type Caller, startTestApp, type TestApp } from '../../../testing/startTestApp';

const BUILD = '0.25.1-3fa94c01';
const origin = { remote: 'mf-clients', build: BUILD, revision: 4 };

const failure: ClientReport = {
  ...{ kind: 'failure', ...origin, expose: './ClientListRoute', phase: 'load', cause: 'http', status: 503 },
  ...{ attempt: 1, source: 'canary', rendered: false, message: 'The entry answered 503' },
};
const error: ClientReport = {
  ...{ kind: 'error', ...origin, how: 'thrown', message: 'Cannot read properties of undefined' },
  at: `/remotes/mf-clients/${BUILD}/571.js:1:20`,
};
const vital = (value: number, rating: 'good' | 'poor' = 'good'): ClientReport => ({
  ...{ kind: 'vital', ...origin, name: 'LCP', value, rating },
});
const load: ClientReport = {
  ...{ kind: 'load', ...origin, bytes: 51_200, fromCache: false },
  phases: { registry: null, entry: 80, chunk: 200, render: 40 },
};

const logged: string[] = [];
let api: TestApp;
let staff: Caller;

beforeAll(async () => {
  api = await startTestApp({
    config: { reportsPerMinute: 100 },
    log: { level: 'warn', stream: { write: (line) => void logged.push(line) } },
  });
  staff = await api.signInAs('staff@formline.test');
});

beforeEach(async () => {
  await api.database.db.delete(clientReports);
});

afterAll(() => api.close());

const send = (reports: readonly ClientReport[]) =>
  api.call(sendClientReports, { body: { hostBuild: '0.25.1-aaaa0000', reports } });

const list = async (query: Record<string, string | number> = {}): Promise<readonly ReportSummary[]> =>
  (await staff.call(listClientReports, { query })).reports;

describe('reports of browsers', () => {
  it('are counted by what they tell, what people were denied first', async () => {
    expect(await send([vital(900), error, failure, load])).toEqual({ accepted: 4 });
    api.clock.advanceSeconds(60);
    await send([failure, { ...failure, rendered: true, revision: 5 }, vital(5_000, 'poor')]);
    const [failed, uncaught, felt, loaded] = await list();
    expect(failed).toEqual({
      ...{ kind: 'failure', remote: 'mf-clients', build: BUILD, source: 'canary', at: null },
      what: 'load, http 503, ./ClientListRoute: The entry answered 503',
      ...{ hostBuild: '0.25.1-aaaa0000', revision: 5, count: 3, bad: 2, p75: {} },
      first_seen: new Date(api.clock.now().getTime() - 60_000).toISOString(),
      last_seen: api.clock.now().toISOString(),
    });
    expect(uncaught).toMatchObject({
      kind: 'error',
      at: `/remotes/mf-clients/${BUILD}/571.js:1:20`,
      count: 1,
    });
    expect(felt).toMatchObject({ kind: 'vital', what: 'LCP', count: 2, bad: 1 });
    expect(felt?.p75['LCP']).toBeGreaterThan(4_700);
    expect(loaded?.what).toBe('first load, over the line');
    expect(Object.keys(loaded?.p75 ?? {})).toEqual(['bytes', 'chunk', 'entry', 'render']);
  });

  it('are found by remote, build, kind and time, page by page', async () => {
    await send([failure, error, { ...error, remote: 'mf-groups' }, { ...error, build: '0.25.0-00ff00ff' }]);
    expect(await list({ remote: 'mf-groups' })).toHaveLength(1);
    expect(await list({ build: BUILD })).toHaveLength(3);
    expect(await list({ kind: 'failure', remote: 'mf-clients' })).toHaveLength(1);
    const later = new Date(api.clock.now().getTime() + 1_000).toISOString();
    expect(await list({ since: later })).toEqual([]);
    const first = await staff.call(listClientReports, { query: { size: 2 } });
    expect([first.reports.length, first.nextPage]).toEqual([2, 2]);
    // Full, and the last one.
    const second = await staff.call(listClientReports, { query: { size: 2, page: 2 } });
    expect([second.reports.length, second.nextPage]).toEqual([2, null]);
  });

  it('are kept without what a browser should not have sent', async () => {
    const message =
      'Elena Petrova (elena@formline.test) at /clients/my-clients/elena?clientId=7 refresh_token=zebra-token';
    const blocked = 'https://tara:secret@evil.test/a.js?token=zebra-token';
    await send([
      { ...failure, message, expose: './A?token=zebra-token' },
      { ...error, message, at: '/clients/my-clients/elena/dashboard:3:4' },
      { ...{ kind: 'csp', ...origin, directive: 'img-src', blocked } },
    ]);
    const kept = JSON.stringify(await api.database.db.select().from(clientReports)) + logged.join('');
    for (const secret of ['Elena', 'elena', 'clientId', 'zebra-token', 'tara', 'secret']) {
      expect(kept).not.toContain(secret);
    }
  });

  it('stay few rows in a flood', async () => {
    for (let sent = 0; sent < 10; sent += 1) {
      await send(Array.from({ length: 20 }, (_, index) => vital(2 ** (index % 4))));
    }
    expect(await list()).toMatchObject([{ count: 200 }]);
    expect(await api.database.db.select().from(clientReportMeasures)).toHaveLength(4);
  });

  it('arrive together from many pages and lose nothing', async () => {
    const reversed = [load, vital(10), error, failure];
    await Promise.all([
      ...Array.from({ length: 6 }, () => send([failure, error, vital(10), load])),
      ...Array.from({ length: 6 }, () => send(reversed)),
    ]);
    expect((await list()).map(({ count }) => count)).toEqual([12, 12, 12, 12]);
  });

  it('are forgotten after some days, with what they measured', async () => {
    await send([vital(10), load]);
    const { db } = api.database;
    api.clock.advanceSeconds(30 * 86_400);
    await tidyUp({ db, clock: api.clock, reportDays: 30 });
    expect(await db.select().from(clientReports)).toHaveLength(2);
    api.clock.advanceSeconds(86_400);
    await tidyUp({ db, clock: api.clock, reportDays: 30 });
    expect(await db.select().from(clientReports)).toEqual([]);
    expect(await db.select().from(clientReportMeasures)).toEqual([]);
    staff = await api.signInAs('staff@formline.test');
  });

  it('are one line of the log for a failure and none for the rest', async () => {
    logged.length = 0;
    await send([failure, { ...failure, message: 'line one\nline two' }, error, vital(10), load]);
    expect(logged).toHaveLength(2);
    expect(logged.every((line) => line.trimEnd().split('\n').length === 1)).toBe(true);
    expect(JSON.parse(logged[0] ?? '')).toMatchObject({ event: 'remote-failure', failure: { build: BUILD } });
  });

  it('are taken with a phase and a cause that only another build knows', async () => {
    const reports = [{ ...failure, phase: 'effect', cause: 'gremlins' }, error];
    expect(await api.call(sendClientReports, { body: { hostBuild: '1', reports } })).toEqual({ accepted: 2 });
    const [failed] = await list({ kind: 'failure' });
    expect(failed?.what).toBe('unknown, unknown 503, ./ClientListRoute: The entry answered 503');
  });

  it.each([
    ['no report', []],
    ['too many', Array.from({ length: 21 }, () => failure)],
    ['a name that is none', [{ ...failure, remote: 'mf clients' }]],
    ['a place with a query', [{ ...error, at: '/a.js?token=1:1:1' }]],
    ['a kind nobody knows', [{ ...error, kind: 'gossip' }]],
    ['a time that cannot be', [{ ...vital(-1) }]],
  ])('are refused with %s', async (_what, reports) => {
    const body = { hostBuild: '1', reports };
    expect(await api.refused(sendClientReports, { body })).toMatchObject({ status: 400, code: 4000 });
  });
});

describe('reports that browsers send by themselves', () => {
  const csp = { 'csp-report': { 'blocked-uri': 'inline', 'effective-directive': 'style-src' } };

  it.each([
    ['application/reports+json', [{ type: 'csp-violation', body: { effectiveDirective: 'img-src' } }], 1],
    ['application/csp-report', csp, 1],
    ['application/reports+json', [{ type: 'crash', body: {} }], 0],
    ['application/json', { anything: 1 }, 0],
  ])('as %s are taken as far as they are known', async (type, body, accepted) => {
    const headers = { 'content-type': type };
    expect(await api.call(sendBrowserReports, { body, headers })).toEqual({ accepted });
    expect(await list()).toHaveLength(accepted);
  });

  it('are refused when they are too long', async () => {
    const body = [{ type: 'x', body: { sample: 'x'.repeat(70_000) } }];
    expect((await api.refused(sendBrowserReports, { body })).status).toBe(413);
  });
});

it('only staff may read them', async () => {
  expect((await api.refused(listClientReports)).status).toBe(401);
  for (const email of ['trainer@formline.test', 'manager@formline.test']) {
    expect((await (await api.signInAs(email)).refused(listClientReports)).status).toBe(403);
  }
});

it('one address may send so many in a minute, told in either way', async () => {
  api.clock.advanceSeconds(120);
  const statuses = new Set<number>();
  for (let sent = 0; sent < 101; sent += 1) {
    statuses.add((await api.send(sendClientReports, { body: { hostBuild: '1', reports: [error] } })).status);
  }
  expect([...statuses]).toEqual([200, 429]);
});
