import { fileFailure, lostFile } from './fileFailure';

it.each([
  [0, '', { cause: 'network' }],
  [404, 'text/plain', { cause: 'http', status: 404 }],
  [503, 'text/javascript', { cause: 'http', status: 503 }],
  [200, 'text/html', { cause: 'http', status: 200 }],
  [200, 'text/javascript', { cause: 'integrity' }],
  [200, 'text/css', { cause: 'integrity' }],
])('an answer of %i %s that was not used is a failure of %j', (responseStatus, contentType, failure) => {
  Object.assign(performance, { getEntriesByName: () => [{ responseStatus, contentType }] });
  expect(fileFailure('/a.js')).toEqual(failure);
});

it.each([
  ['knows nothing of the request', []],
  ['keeps the status to itself', [{ name: '/a.js' }]],
])('is a failure of the network when the browser %s', (_what, noted) => {
  Object.assign(performance, { getEntriesByName: () => noted });
  expect(fileFailure('/a.js')).toEqual({ cause: 'network' });
});

const chunkError = (type: string) =>
  Object.assign(new Error('Loading chunk 7 failed'), { type, request: '/x.js' });

it.each([
  [chunkError('timeout'), 'timeout'],
  [chunkError('missing'), 'evaluation'],
  [chunkError('error'), 'network'],
] as const)('tells from %s that a file was lost by a failure of %s', (error, cause) => {
  Object.assign(performance, { getEntriesByName: () => [] });
  expect(lostFile(error)).toEqual({ url: '/x.js', cause });
});

it.each([[new TypeError('x is not a function')], ['text'], [undefined]])('finds no file in %s', (error) => {
  expect(lostFile(error)).toBeNull();
});
