import { scrubText } from './scrubText';

const JWT = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0NTY3ODkwIn0.dozjgNryP4J3jVmNHl0w5N_XgL0n3I9PlFUP0THsR8U';

it.each([
  ['a query', 'It broke at /login?email=x@y.test&next=2', 'It broke at /login'],
  ['a fragment', 'at https://formline.test/login#access_token=abc', 'at https://formline.test/login'],
  ['the client in a path', 'No page /clients/my-clients/ana/dashboard', 'No page /clients/…'],
  [
    'the client in the address of a page',
    'No page https://app.test/clients/my-clients/1234/elena-petrova',
    'No page https://app.test/clients/…',
  ],
  ['a secret that begins a path', 'No page https://app.test/r3fresh-r3fresh', 'No page https://app.test/:x'],
  ['ids of the API', 'Failed: /v2.2/api/users/12/milestones', 'Failed: /v2.2/api/users/:x/milestones'],
  ['a secret in a path', '404 for /v2.2/api/reset/r3fresh-r3fresh-r3fresh', '404 for /v2.2/api/reset/:x'],
  [
    'user and password of an address',
    'https://tara:secret@cdn.test/a.js is gone',
    'https://cdn.test/a.js is gone',
  ],
  ['an e-mail address', 'Mail to tara.o+1@formline.test failed', '[name] to [address] failed'],
  ['a quoted e-mail address', 'user "tara@formline.test" is gone', 'user [text] is gone'],
  ['an encoded e-mail address', 'for tara%40formline.test', 'for [address]'],
  ['a bearer token', 'Refused: Bearer abc', 'Refused: [token]'],
  ['a JWT', `Token ${JWT} expired`, 'Token [token].[token].[token] expired'],
  ['a long token', 'with acc3ss-acc3ss-acc3ss-acc3ss', 'with [token]'],
  ['base64', 'got dGFyYUBmb3JtbGluZQ== back', 'got [token] back'],
  ['hex', 'hash 9f86d081884c7d659a2feaa0c55ad015', 'hash [token]'],
  ['a UUID', 'row 123e4567-e89b-12d3-a456-426614174000', 'row [id]'],
  ['a named secret', 'refresh_token=abc password: hunter2', 'refresh_token=[hidden] password: [hidden]'],
  ['an object', 'Got {"first_name":"elena","id":3} instead', 'Got [data] instead'],
  ['a list', 'Got ["elena","ben"] instead', 'Got [data] instead'],
  [
    'what a parser quotes',
    `Unexpected token 'E', ..."t_name": "elena", "l"... is not valid JSON`,
    `Unexpected token 'E', [text] is not valid JSON`,
  ],
  ['a name', 'Elena Petrova is no client', '[name] [name] is no client'],
  ['a first name', 'Nothing known of Elena', 'Nothing known of [name]'],
  ['a name with an apostrophe', "Client Sean O'Brien is missing", 'Client [name] [name] is missing'],
  ['a name with an umlaut', 'No Jürgen Müller-Lüdenscheid here', 'No [name] [name] here'],
  ['a quoted name in small letters', 'no tile for "elena petrova" here', 'no tile for [text] here'],
  ['a phone number', 'call +1 (555) 014-2236 now', 'call # now'],
  ['a birthday', 'born 1990-04-12', 'born #'],
  ['an IP address', 'from 192.168.100.200', 'from #'],
  ['a number that counts people', 'client 1234567', 'client #'],
  ['what moves a terminal', 'red \u001B[31m and\r\na new line', 'red [31m and a new line'],
  ['data in an address', 'cannot load data:text/plain,elena here', 'cannot load data: here'],
])('takes out %s', (_what, message, expected) => {
  expect(scrubText(message, 500)).toBe(expected);
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
  'boom while rendering',
  'ClientList.tsx threw while it rendered',
])('leaves what programs say: %s', (message) => {
  expect(scrubText(message, 500)).toBe(message);
});

it('keeps no more than was asked for, and ends for a very long text', () => {
  expect(scrubText('word '.repeat(100_000), 50)).toHaveLength(50);
  for (const piece of ['a', 'A', '/', '"', '{', 'a@', '1 ', 'Ab ', "O'", '=', 'a=']) {
    expect(scrubText(piece.repeat(100_000), 50).length).toBeLessThanOrEqual(50);
  }
});
