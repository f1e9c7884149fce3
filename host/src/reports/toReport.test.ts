import type { Noted, Violation } from './noteReport';
import { type ReportingPage, toReport } from './toReport';

const ORIGIN = 'https://formline.test';
const page: ReportingPage = { origin: ORIGIN, hostBuild: '0.25.1-aaaa0000', builds: [], revision: 7 };

const failure = (error: unknown): Noted => ({
  kind: 'failure',
  failure: {
    ...{ remote: 'mf-groups', build: '1', expose: './Route', source: 'fallback', attempt: 2, rendered: true },
    ...{ phase: 'chunk', cause: 'http', status: 404 },
  },
  error,
});

function violation(given: Partial<Violation>): Noted {
  const event = {
    ...{ sourceFile: '', lineNumber: 1, columnNumber: 2, effectiveDirective: 'img-src' },
    ...{ blockedURI: 'https://evil.test/a.png?t=1' },
    ...given,
  };
  return { kind: 'violation', event };
}

it('a failure keeps what its boundary knew, and says which revision the page went by', () => {
  expect(toReport(failure(new TypeError('Gone at /login?next=1')), page)).toEqual({
    ...{
      kind: 'failure',
      remote: 'mf-groups',
      build: '1',
      expose: './Route',
      source: 'fallback',
      attempt: 2,
    },
    ...{ rendered: true, phase: 'chunk', cause: 'http', status: 404, revision: 7 },
    message: 'TypeError: Gone at /login',
  });
});

it.each([
  ['nothing', undefined, 'A value that is no error (undefined)'],
  ['an object', { user: 'elena' }, 'A value that is no error (object)'],
  ['an error without words', new Error(''), 'Nothing was said'],
  ['a text', 'just words', 'just words'],
])('a rejection with %s is told without its content and as nobody’s', (_what, error, message) => {
  const noted: Noted = { kind: 'error', how: 'rejected', error, file: '' };
  if (error instanceof Error) error.stack = '';
  expect(toReport(noted, page)).toMatchObject({
    remote: 'unknown',
    build: 'unknown',
    how: 'rejected',
    message,
  });
});

it('refused content names the remote whose file asked for it', () => {
  const sourceFile = `${ORIGIN}/remotes/mf-groups/0.25.1-3fa94c01/571.js`;
  expect(toReport(violation({ sourceFile }), page)).toEqual({
    ...{ kind: 'csp', remote: 'mf-groups', build: '0.25.1-3fa94c01', revision: 7, directive: 'img-src' },
    ...{ blocked: 'https://evil.test/a.png', at: '/remotes/mf-groups/0.25.1-3fa94c01/571.js:1:2' },
  });
});

it('refused content that the host’s code asked for is nobody’s: it may have been asked to', () => {
  const sourceFile = `${ORIGIN}/host/0.25.1-aaaa0000/main.js`;
  expect(toReport(violation({ sourceFile }), page)).toMatchObject({
    ...{ remote: 'unknown', build: 'unknown', at: '/host/0.25.1-aaaa0000/main.js:1:2' },
  });
});

it.each([
  ['an extension asked for', { sourceFile: 'chrome-extension' }],
  ['is an extension’s', { blockedURI: 'moz-extension' }],
])('refused content that %s is left out', (_what, given) => {
  expect(toReport(violation(given), page)).toBeNull();
});
