import { lostFile } from './lostFile';

const chunkError = (type: string) =>
  Object.assign(new Error('Loading chunk 7 failed'), { type, request: '/x.js' });

it.each([
  [chunkError('timeout'), 'timeout'],
  [chunkError('missing'), 'evaluation'],
  [chunkError('error'), 'network'],
] as const)('tells from %s that a file was lost by a failure of %s', (error, cause) => {
  Object.assign(performance, { getEntriesByName: () => [] });
  expect(lostFile(error)).toEqual({ address: '/x.js', cause });
});

it.each([[new TypeError('x is not a function')], ['text'], [undefined]])('finds no file in %s', (error) => {
  expect(lostFile(error)).toBeNull();
});
