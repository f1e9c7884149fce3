import { RemoteLoadError, asLoadError } from './RemoteLoadError';

const lost = Object.assign(new Error('Loading chunk 7 failed'), { type: 'error', request: '/x.js' });

it.each([
  [new RemoteLoadError('integrity', 'x'), 'integrity', undefined],
  [lost, 'http', 404],
  [new TypeError('x is not a function'), 'evaluation', undefined],
  [new Error('Unsatisfied version of shared singleton module react'), 'shared-version', undefined],
  ['text', 'evaluation', undefined],
] as const)('tells from %s that it is a failure of %s, status %s', (error, why, status) => {
  Object.assign(performance, { getEntriesByName: () => [{ responseStatus: 404 }] });
  expect(asLoadError(error)).toMatchObject({ why, status });
});
