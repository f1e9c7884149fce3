import { showInOverlay } from './showInOverlay';

const fetched = jest.fn<Promise<Response>, Parameters<typeof fetch>>();
const reported = jest.fn<void, [unknown]>();

beforeEach(() => {
  jest.useFakeTimers();
  globalThis.fetch = fetched.mockReset();
  globalThis.reportError = reported.mockReset();
});
afterEach(() => jest.useRealTimers());

async function shown(error: unknown): Promise<unknown> {
  const done = showInOverlay(error);
  await jest.runAllTimersAsync();
  await done;
  return reported.mock.calls[0]?.[0];
}

it('shows an error with the lines of its sources', async () => {
  fetched.mockResolvedValue(new Response('Error: broken\n    at Page (mf-groups/src/Page.tsx:12)'));
  expect(await shown(new Error('broken'))).toMatchObject({
    stack: 'Error: broken\n    at Page (mf-groups/src/Page.tsx:12)',
  });
  expect(fetched.mock.calls[0]?.[1]?.body).toContain('showInOverlay.test');
});

it.each([
  ['does not know them', async () => new Response('', { status: 404 })],
  ['does not answer', () => Promise.reject(new TypeError('Failed to fetch'))],
])('shows it as it is when the gateway %s', async (_what, answer) => {
  fetched.mockImplementation(answer);
  const error = new Error('broken');
  const { stack } = error;
  expect(await shown(error)).toMatchObject({ stack });
});

it('shows what is no error', async () => {
  expect(await shown('broken')).toBe('broken');
});
