import { scrubText } from './scrubText';

const JWT = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0NTY3ODkwIn0.dozjgNryP4J3jVmNHl0w5N_XgL0n3I9PlFUP0THsR8U';

it.each([
  ['a query', '/login?email=x@y.test&next=2', '/login'],
  ['a fragment', 'https://formline.test/login#access_token=abc', 'https://formline.test/login'],
  ['the client in a path', '/clients/my-clients/ana/dashboard', '/clients/…'],
  ['the client in an address', 'https://app.test/clients/my-clients/12/elena', 'https://app.test/clients/…'],
  ['a secret that begins a path', 'https://app.test/r3fresh-r3fresh', 'https://app.test/:x'],
  ['ids of the API', '/v2.2/api/users/12/milestones', '/v2.2/api/users/:x/milestones'],
  ['a secret in a path of the API', '/v2.2/api/reset/r3fresh-r3fresh-r3fresh', '/v2.2/api/reset/:x'],
  ['user and password of an address', 'https://tara:secret@cdn.test/a.js', 'https://cdn.test/a.js'],
  ['data in an address', 'data:text/plain,elena', 'data:'],
  ['an e-mail address', 'tara.o+1@formline.test', '[address]'],
  ['a quoted e-mail address', '"tara@formline.test"', '[text]'],
  ['an encoded e-mail address', 'tara%40formline.test', '[address]'],
  ['a bearer token', 'Bearer abc', '[token]'],
  ['a JWT', JWT, '[token].[token].[token]'],
  ['a long token', 'acc3ss-acc3ss-acc3ss-acc3ss', '[token]'],
  ['base64', 'dGFyYUBmb3JtbGluZQ==', '[token]'],
  ['hex', '9f86d081884c7d659a2feaa0c55ad015', '[token]'],
  ['a UUID', '123e4567-e89b-12d3-a456-426614174000', '[id]'],
  ['named secrets', 'refresh_token=abc password: hunter2', 'refresh_token=[hidden] password: [hidden]'],
  ['an object', '{"first_name":"elena","id":3}', '[data]'],
  ['a list', '["elena","ben"]', '[data]'],
  ['what a parser quotes', `..."e": "elena"... is not valid JSON`, '[text] is not valid JSON'],
  ['a name', 'Elena Petrova', '[name] [name]'],
  ['a name with an apostrophe', "Sean O'Brien", '[name] [name]'],
  ['a name with an umlaut', 'Jürgen Müller-Lüdenscheid', '[name] [name]'],
  ['a quoted name in small letters', '"elena petrova"', '[text]'],
  ['a phone number', '+1 (555) 014-2236', '#'],
  ['a birthday', '1990-04-12', '#'],
  ['an IP address', '192.168.100.200', '#'],
  ['a number that counts people', '1234567', '#'],
  ['what moves a terminal', '\u001B[31m and\r\na new line', '[31m and a new line'],
])('takes out %s', (_what, met, left) => {
  expect(scrubText(`it met ${met} there`, 500)).toBe(`it met ${left} there`);
});

it.each([
  "Cannot read properties of undefined (reading 'map')",
  'Minified React error #418; visit https://react.dev/errors/… for the full message',
  'Loading chunk 571 failed. (error: https://a.test/remotes/mf-clients/0.25.1-3fa94c01/571.9f86d081.js)',
  './ClientListRoute is not a component',
  'No answer within 5000 ms',
  'TypeError: Failed to fetch dynamically imported module',
  'The container mf_clients_0_25_1_3fa94c01 has no module ./CalendarRoute',
  'Unexpected token < in JSON at position 0',
  'ClientList.tsx threw while it rendered',
])('leaves what programs say: %s', (message) => {
  expect(scrubText(message, 500)).toBe(message);
});

it('keeps no more than was asked for, and ends for a very long text', () => {
  expect(scrubText('word '.repeat(100_000), 50)).toHaveLength(50);
  for (const part of ['a', 'A', '/', '"', '{', 'a@', '1 ', 'Ab ', "O'", '=', 'a=']) {
    expect(scrubText(part.repeat(100_000), 50).length).toBeLessThanOrEqual(50);
  }
});
