import { registryOf } from '../../testing/registryOf';
import { watchRegistry } from './watchRegistry';

const MINUTE = 60_000;
const registry = registryOf([]);
const answer = jest.fn();
const received = jest.fn();
let stop: () => void;

const isVisible = (visibility: DocumentVisibilityState) => {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility);
  document.dispatchEvent(new Event('visibilitychange'));
};
const pass = (minutes: number) => jest.advanceTimersByTimeAsync(minutes * MINUTE);

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(AbortSignal, { timeout: () => new AbortController().signal });
  answer.mockReset().mockResolvedValue({ ok: true, json: async () => registry });
  received.mockReset();
  Object.assign(globalThis, { fetch: answer });
  isVisible('visible');
  stop = watchRegistry(received);
});
afterEach(() => {
  stop();
  jest.useRealTimers();
});

it('asks every few minutes', async () => {
  await pass(4);
  expect(answer).not.toHaveBeenCalled();
  await pass(2);
  expect(received).toHaveBeenCalledTimes(1);
  expect(received).toHaveBeenCalledWith(registry);
  await pass(6);
  expect(received).toHaveBeenCalledTimes(2);
});

it('asks at once when somebody comes back to the page, and not while nobody sees it', async () => {
  isVisible('hidden');
  await pass(60);
  expect(answer).not.toHaveBeenCalled();
  isVisible('visible');
  dispatchEvent(new Event('focus'));
  await pass(0);
  expect(answer).toHaveBeenCalledTimes(1);
});

it('goes on after a failure, which it keeps to itself', async () => {
  answer.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await pass(6);
  expect(received).not.toHaveBeenCalled();
  await pass(6);
  expect(received).toHaveBeenCalledTimes(1);
});

it('says nothing more once it was stopped', async () => {
  stop();
  dispatchEvent(new Event('online'));
  await pass(30);
  expect(answer).not.toHaveBeenCalled();
});
