import { browserReports } from './browserReports';

const SITE = 'https://formline.test';
const PAGE = `${SITE}/clients/my-clients/elena/dashboard?clientId=12`;
const CHUNK = `${SITE}/remotes/mf-groups/0.25.1-3fa94c01/571.js`;

const violation = (body: object, type = 'csp-violation') => [{ type, url: PAGE, age: 3, body }];
const old = (report: object) => ({ 'csp-report': { 'document-uri': PAGE, referrer: PAGE, ...report } });

it.each([
  [
    'the new way',
    violation({
      ...{ documentURL: PAGE, blockedURL: 'https://evil.test/x.js?u=tara@formline.test', sample: 'Elena' },
      ...{ effectiveDirective: 'script-src-elem', sourceFile: CHUNK, lineNumber: 3, columnNumber: 14 },
    }),
  ],
  [
    'the old way',
    old({
      ...{ 'blocked-uri': 'https://evil.test/x.js?u=tara@formline.test', 'script-sample': 'Elena' },
      ...{ 'violated-directive': "script-src-elem 'self'", 'source-file': CHUNK },
      ...{ 'line-number': 3, 'column-number': 14 },
    }),
  ],
])('a violation told in %s names the remote and nothing of the page', (_way, body) => {
  expect(browserReports(body)).toEqual([
    {
      kind: 'csp',
      remote: 'mf-groups',
      build: '0.25.1-3fa94c01',
      revision: null,
      directive: 'script-src-elem',
      blocked: 'https://evil.test/x.js',
      at: '/remotes/mf-groups/0.25.1-3fa94c01/571.js:3:14',
    },
  ]);
});

it('a file whose hash was wrong names its own build', () => {
  const body = { documentURL: PAGE, blockedURL: CHUNK, destination: 'script', reportOnly: false };
  expect(browserReports(violation(body, 'integrity-violation'))).toMatchObject([
    { kind: 'integrity', remote: 'mf-groups', directive: 'script', blocked: CHUNK },
  ]);
});

it('what no file of a remote asked for is nobody’s', () => {
  const host = `${SITE}/host/0.25.1-aaaa0000/main.js`;
  for (const file of ['', host, 'https://widget.test/w.js']) {
    const body = { effectiveDirective: 'img-src', blockedURL: 'inline', sourceFile: file };
    expect(browserReports(violation(body))).toMatchObject([{ remote: 'unknown', build: 'unknown' }]);
  }
});

it.each([
  ['another type', violation({ id: 'x' }, 'deprecation')],
  ['an extension', violation({ sourceFile: 'moz-extension', blockedURL: 'inline' })],
  ['an extension’s file', old({ 'source-file': 'chrome-extension://abc/a.js' })],
  ['an extension that was refused', old({ 'blocked-uri': 'safari-web-extension://abc' })],
  ['nothing', []],
  ['an object of another shape', { hello: 1 }],
  ['no object', [null, 7, 'x', [[]]]],
])('%s is left out', (_what, body) => {
  expect(browserReports(body)).toEqual([]);
});

it('takes no more than some of a flood', () => {
  expect(browserReports(Array.from({ length: 90 }, () => violation({})).flat())).toHaveLength(20);
});
