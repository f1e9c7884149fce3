import { failureCause, requestFailure } from './failureCause';
import { RemoteLoadError } from '../RemoteLoadError';

it.each([
  [0, '', 'network'],
  [404, 'text/plain', 'http'],
  [503, 'text/javascript', 'http'],
  [200, 'text/html', 'http'],
  [200, 'text/javascript', 'integrity'],
  [200, 'text/css', 'integrity'],
] as const)(
  'an answer of %i %s that was not used is a failure of %s',
  (responseStatus, contentType, kind) => {
    expect(requestFailure({ responseStatus, contentType })).toBe(kind);
  },
);

const chunkError = (type: string) =>
  Object.assign(new Error('Loading chunk 7 failed'), { type, request: '/x.js' });

it.each([
  [new RemoteLoadError('integrity', 'x'), 'integrity'],
  [chunkError('timeout'), 'timeout'],
  [chunkError('missing'), 'evaluation'],
  [chunkError('error'), 'network'],
  [new TypeError('x is not a function'), 'evaluation'],
  ['text', 'evaluation'],
] as const)('tells from %s that it is a failure of %s', (error, kind) => {
  Object.assign(performance, { getEntriesByName: () => [] });
  expect(failureCause(error)).toBe(kind);
});
