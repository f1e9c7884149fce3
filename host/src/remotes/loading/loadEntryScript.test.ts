import { waitFor } from '@testing-library/react';
import { ENTRY_TIMEOUT_MS, loadEntryScript } from './loadEntryScript';

const entry = { url: 'http://localhost/remotes/mf-a/1/remoteEntry.js', global: 'entryOfA', integrity: null };
const container = { init: () => undefined };

function pending() {
  const script = document.querySelector('script');
  if (!script) throw new Error('No script was asked for');
  return script;
}
const happen = (name: string) => pending().dispatchEvent(new Event(name));
const load = (integrity: string | null = null) =>
  loadEntryScript({ ...entry, integrity }).catch((error: unknown) => error);

beforeEach(() => {
  Object.assign(performance, { getEntriesByName: () => [] });
  Reflect.deleteProperty(globalThis, entry.global);
});

it('gives what the entry leaves behind, and takes its script away', async () => {
  const loading = load();
  Reflect.set(globalThis, entry.global, container);
  happen('load');
  expect(await loading).toBe(container);
  expect(document.querySelector('script')).toBeNull();
});

it('lets the browser check the entry', async () => {
  const loading = load('sha384-x');
  expect(pending()).toMatchObject({ integrity: 'sha384-x', crossOrigin: 'anonymous', src: entry.url });
  happen('error');
  await loading;
});

it('tells an entry that throws from one that does not come', async () => {
  const throwing = load();
  dispatchEvent(new ErrorEvent('error', { filename: entry.url, message: 'Uncaught Error: boom' }));
  happen('load');
  expect(await throwing).toMatchObject({
    why: 'evaluation',
    message: 'The entry failed: Uncaught Error: boom',
  });
  const missing = load();
  happen('error');
  expect(await missing).toMatchObject({ why: 'network' });
});

it('gives up an entry that does not answer', async () => {
  jest.useFakeTimers();
  const loading = load();
  await jest.advanceTimersByTimeAsync(ENTRY_TIMEOUT_MS);
  expect(await loading).toMatchObject({ why: 'timeout' });
  expect(document.querySelector('script')).toBeNull();
  jest.useRealTimers();
});

describe('an entry that is preloaded while the page loads', () => {
  const preload = document.createElement('link');

  beforeEach(() => {
    Object.assign(preload, { rel: 'preload', as: 'script', href: entry.url });
    document.head.append(preload);
    jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  });
  afterEach(() => {
    preload.remove();
    jest.restoreAllMocks();
  });

  it.each([
    ['it has come', () => preload.dispatchEvent(new Event('load'))],
    ['it has failed', () => preload.dispatchEvent(new Event('error'))],
    ['the page has loaded without it', () => dispatchEvent(new Event('load'))],
  ])('runs once %s, because a script that hangs would delay the load event', async (_when, occur) => {
    const loading = load();
    await Promise.resolve();
    expect(document.querySelector('script')).toBeNull();
    occur();
    await waitFor(pending);
    happen('error');
    expect(await loading).toMatchObject({ why: 'network' });
  });
});
