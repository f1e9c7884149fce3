import { createServer, type Server } from 'node:http';
import type { ReportSummary } from '@formline/shared/contracts/platform/clientReports';
import { isLoopback, reportsSite, sinceMoment } from './reports';
import { readReports } from './readReports';
import { reportLines } from './reportLines';

const report = (given: Partial<ReportSummary>): ReportSummary => ({
  ...{ kind: 'failure', remote: 'mf-clients', build: '0.25.1-3fa94c01', source: 'canary', at: null },
  ...{ what: 'load, timeout, ./ClientListRoute: No answer within 5000 ms', hostBuild: 'h1', revision: 4 },
  ...{
    count: 12,
    bad: 3,
    first_seen: '2028-02-15T08:00:00.000Z',
    last_seen: '2028-02-15T09:30:00.000Z',
    p75: {},
  },
  ...given,
});

it('each kind is a table; all vitals of a build are one row', () => {
  const vital = { kind: 'vital', source: null } as const;
  const reports = [
    report({}),
    report({ ...vital, what: 'LCP', count: 40, p75: { LCP: 1_234.5 } }),
    report({ ...vital, what: 'CLS', count: 38, p75: { CLS: 0.0221 } }),
    report({
      kind: 'load',
      source: null,
      what: 'first load, over the line',
      p75: { entry: 80.2, bytes: 51_200 },
    }),
  ];
  const lines = reportLines(reports, new Map([['mf-clients', '@formline/clients']]));
  expect(lines).toEqual([
    'Remotes that failed',
    'remote      owner              build                     times  bad  last seen         what',
    'mf-clients  @formline/clients  0.25.1-3fa94c01 (canary)  12     3    2028-02-15 09:30  load, timeout, ./ClientListRoute: No answer within 5000 ms',
    '',
    'How pages felt',
    'remote      build            pages  LCP ms  INP ms  CLS    TTFB ms  FCP ms',
    'mf-clients  0.25.1-3fa94c01  40     1235    -       0.022  -        -',
    '',
    'How remotes loaded',
    'remote      build            times  registry ms  entry ms  chunk ms  render ms  KB',
    'mf-clients  0.25.1-3fa94c01  12     -            80        -         -          50  first load, over the line',
    '',
  ]);
  expect(reportLines([])).toEqual(['Nothing was reported.']);
});

it.each([
  ['90m', '2028-02-15T07:30:00.000Z'],
  ['24h', '2028-02-14T09:00:00.000Z'],
  ['7d', '2028-02-08T09:00:00.000Z'],
  ['2028-02-01', '2028-02-01T00:00:00.000Z'],
  ['yesterday', undefined],
  ['2028-99-01', undefined],
  ['', undefined],
])('--since %s', (text, expected) => {
  expect(sinceMoment(text, new Date('2028-02-15T09:00:00Z'))?.toISOString()).toBe(expected);
});

it('the demo account is tried on this machine alone, and half an account nowhere', () => {
  expect(reportsSite('http://localhost:3900/', {})).toMatchObject({
    url: 'http://localhost:3900',
    user: 'staff@formline.test',
  });
  expect(() => reportsSite('https://formline.example', {})).toThrow('Set MF_USER and MF_PASSWORD');
  expect(() => reportsSite(null, { MF_USER: 'ines@formline.test' })).toThrow('Set MF_USER and MF_PASSWORD');
  expect(() => reportsSite('formline.example', {})).toThrow('--url takes the address of a site');
});

it.each(['http://localhost.example', 'https://127.0.0.1.example', 'localhost'])(
  'does not take %s for this machine',
  (address) => expect(isLoopback(address)).toBe(false),
);

describe('a site', () => {
  let server: Server;
  let answers: Record<string, { status: number; body: object }>;
  const asked: string[] = [];
  let url: string;

  beforeAll(async () => {
    server = createServer((request, response) => {
      asked.push(`${request.method} ${request.url?.replace(/^\/v2.2\/api/, '')}`);
      const { status, body } = answers[request.url?.split('?')[0]?.split('/').at(-1) ?? ''] ?? {
        status: 404,
        body: {},
      };
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    });
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    const address = server.address();
    url = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;
  });
  afterAll(() => server.close());

  const token = {
    access_token: 'a',
    refresh_token: 'r',
    token_type: 'Bearer',
    expires_in: 600,
    scope: 'read',
  };
  const read = () => readReports({ url, user: 'ines', password: 'secret' }, { remote: 'mf-clients' });

  it('is asked page by page, and signed out of at the end', async () => {
    asked.length = 0;
    const body = { result: { reports: [report({})], nextPage: null } };
    answers = { token: { status: 200, body: token }, 'client-reports': { status: 200, body } };
    expect(await read()).toEqual({ reports: [report({})], hasMore: false });
    expect(asked[1]).toBe('GET /client-reports?remote=mf-clients&page=1');
    expect(asked.at(-1)).toMatch(/^POST .*revoke/);
  });

  it.each([
    [{}, 'does not let MF_USER sign in'],
    [{ token: { status: 200, body: token }, 'client-reports': { status: 403, body: {} } }, 'is no staff of'],
    [{ token: { status: 200, body: token } }, 'has no list of reports'],
  ])('that refuses is told in one sentence (%#)', async (given, sentence) => {
    answers = given;
    await expect(read()).rejects.toThrow(sentence);
  });

  it('that does not answer is told in one sentence', async () => {
    const nowhere = { url: 'http://127.0.0.1:1', user: 'ines', password: 'secret' };
    await expect(readReports(nowhere, {})).rejects.toThrow('does not answer');
  });
});
