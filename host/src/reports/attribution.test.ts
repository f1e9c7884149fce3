import { attributeError, attributeFile, positionIn, type ThisPage } from './attribution';

const ORIGIN = 'https://formline.test';
const CLIENTS = `${ORIGIN}/remotes/mf-clients/0.25.1-3fa94c01`;
const GROUPS = `${ORIGIN}/remotes/mf-groups/0.25.0-00ff00ff`;
const HOST = `${ORIGIN}/host/0.25.1-aaaa0000`;

const page: ThisPage = {
  origin: ORIGIN,
  hostBuild: '0.25.1-aaaa0000',
  builds: [
    {
      name: 'mf-clients',
      build: '0.25.1-3fa94c01',
      entry: '/remotes/mf-clients/0.25.1-3fa94c01/remoteEntry.js',
    },
    { name: 'mf-schedule', build: 'dev', entry: 'http://localhost:3100/remoteEntry.js' },
  ],
};

function thrown(lines: readonly string[], message = 'boom', head = `Error: ${message}\n`): Error {
  const error = new Error(message);
  error.stack = head + lines.join('\n');
  return error;
}

const whose = (error: unknown, file = '') => {
  const found = attributeError(error, file, page);
  return found && `${found.remote} ${found.build}`;
};

it.each([
  [
    'a remote in Chromium',
    thrown([`    at t (${CLIENTS}/571.ab.js:1:20)`, `    at r (${HOST}/main.js:2:3)`]),
    'mf-clients 0.25.1-3fa94c01',
  ],
  [
    'a remote in Firefox',
    thrown([`t@${CLIENTS}/571.ab.js:1:20`, `r@${HOST}/main.js:2:3`], 'boom', ''),
    'mf-clients 0.25.1-3fa94c01',
  ],
  [
    'a remote whose function has no name',
    thrown([`    at ${CLIENTS}/571.ab.js:1:20`]),
    'mf-clients 0.25.1-3fa94c01',
  ],
  [
    'an asynchronous frame',
    thrown([`    at n (${HOST}/main.js:1:2)`, `    at async save (${CLIENTS}/571.ab.js:1:20)`]),
    'mf-clients 0.25.1-3fa94c01',
  ],
  [
    'a build that this page no longer uses',
    thrown([`    at t (${GROUPS}/1.js:1:20)`]),
    'mf-groups 0.25.0-00ff00ff',
  ],
  [
    'a remote that lies elsewhere',
    thrown(['    at t (http://localhost:3100/src/App.js:1:20)']),
    'mf-schedule dev',
  ],
  [
    'the innermost of two remotes',
    thrown([
      `    at a (${GROUPS}/1.js:1:2)`,
      `    at b (${HOST}/main.js:1:2)`,
      `    at c (${CLIENTS}/2.js:1:2)`,
    ]),
    'mf-groups 0.25.0-00ff00ff',
  ],
  ['the host', thrown([`    at t (${HOST}/main.js:1:20)`]), 'host 0.25.1-aaaa0000'],
  ['a script in the page', thrown([`    at ${ORIGIN}/clients/my-clients:1:20`]), 'host 0.25.1-aaaa0000'],
  [
    'a message that looks like a stack',
    thrown([`    at t (${HOST}/main.js:1:20)`], `x\n    at t (${CLIENTS}/1.js:1:1)`),
    'host 0.25.1-aaaa0000',
  ],
  [
    'a remote that an extension calls',
    thrown([`    at t (${CLIENTS}/1.js:1:2)`, '    at x (chrome-extension://abc/a.js:1:1)']),
    'mf-clients 0.25.1-3fa94c01',
  ],
  ['an error without a stack', 'just a word', 'unknown unknown'],
])('finds %s', (_what, error, expected) => {
  expect(whose(error)).toBe(expected);
});

it.each([
  ['an extension', thrown(['    at x (chrome-extension://abc/a.js:1:1)', `    at t (${CLIENTS}/1.js:1:2)`])],
  ['an extension in Firefox', thrown(['x@moz-extension://abc/a.js:1:1'], 'boom', '')],
  ['another site', thrown(['    at x (https://widget.test/remotes/mf-clients/0.25.1-3fa94c01/a.js:1:1)'])],
  ['a site that begins like ours', thrown(['    at x (https://formline.test.evil.test/a.js:1:1)'])],
  ['a hidden script of another site', 'Script error.'],
  ['sizes that did not settle', 'ResizeObserver loop completed with undelivered notifications.'],
])('leaves out what is of %s', (_what, error) => {
  expect(attributeError(error, '', page)).toBeNull();
});

it('goes by the file when the browser names one and there is no stack', () => {
  expect(whose(null, `${GROUPS}/entry.js`)).toBe('mf-groups 0.25.0-00ff00ff');
  expect(whose('SyntaxError', 'https://widget.test/a.js')).toBeNull();
  expect(attributeFile(`${CLIENTS}/style.css`, '1:1', page)).toMatchObject({ remote: 'mf-clients' });
});

it('names a place without origin and query', () => {
  const error = thrown([`    at n (${HOST}/main.js:1:2)`, `    at t (${CLIENTS}/571.js?try=1:9:20)`]);
  const sourcePosition = '/remotes/mf-clients/0.25.1-3fa94c01/571.js:9:20';
  expect(attributeError(error, '', page)?.at).toBe(sourcePosition);
  expect(positionIn(error, 'mf-clients', page)).toBe(sourcePosition);
  expect(positionIn(error, 'mf-groups', page)).toBeUndefined();
});

it('tells no place in a page, whose path names people', () => {
  const inPage = attributeFile(`${ORIGIN}/clients/my-clients/123456/dashboard`, '3:4', page);
  expect(inPage).toEqual({ remote: 'host', build: '0.25.1-aaaa0000' });
});
