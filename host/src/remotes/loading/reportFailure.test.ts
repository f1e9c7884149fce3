import { type Noted, takeNoted } from '../../reports/noteReport';
import { RemoteLoadError } from './RemoteLoadError';
import { reportFailure } from './reportFailure';

const context = {
  remote: 'mf-a',
  build: '1',
  source: 'canary',
  expose: './Page',
  attempt: 2,
  rendered: true,
} as const;

function reportOf(error: unknown) {
  const noted: Noted[] = [];
  takeNoted((one) => noted.push(one));
  reportFailure(context, error);
  return noted;
}

const lost = (request: string) =>
  Object.assign(new Error('Loading chunk 7 failed'), { type: 'error', request });

beforeEach(() => {
  Object.assign(performance, { getEntriesByName: () => [{ responseStatus: 503 }] });
});

it.each([
  [
    'a module that did not come',
    new RemoteLoadError('http', 'x', { status: 404 }),
    { phase: 'load', cause: 'http', status: 404 },
  ],
  [
    'a file of it that did not come later',
    lost('/remotes/mf-a/1/7.js'),
    { phase: 'chunk', cause: 'http', status: 503 },
  ],
  ['code that throws', new Error('boom'), { phase: 'render', cause: 'thrown' }],
])('tells of %s when it was, why, and the status where there was one', (_what, error, what) => {
  const [noted] = reportOf(error);
  expect(noted).toEqual({ kind: 'failure', failure: { ...context, ...what }, error });
});

it.each([
  ['later', lost('/host/2.0.0-beef/9.js')],
  ['while a remote is loaded', new RemoteLoadError('http', 'x', { cause: lost('/host/2.0.0-beef/9.js') })],
])('a file of the host that does not come %s is the host’s', (_when, error) => {
  const whose = { remote: 'host', source: 'active', expose: './App' };
  const what = { phase: 'chunk', cause: 'http', status: 503, rendered: true };
  expect(reportOf(error)).toMatchObject([{ failure: { ...whose, ...what } }]);
});
