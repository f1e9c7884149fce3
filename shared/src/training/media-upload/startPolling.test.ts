import { pollDelayMs } from './pollDelay';
import { startPolling } from './startPolling';

let isHidden = false;
const ask = jest.fn(() => Promise.resolve());

beforeEach(() => {
  jest.useFakeTimers();
  ask.mockClear();
  isHidden = false;
  jest.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden);
});
afterEach(() => jest.useRealTimers());

function turn(hidden: boolean) {
  isHidden = hidden;
  document.dispatchEvent(new Event('visibilitychange'));
}

it('asks ever less often, up to every 5 seconds', async () => {
  expect([0, 1, 2, 20].map(pollDelayMs)).toEqual([1_000, 1_500, 2_250, 5_000]);
  const stop = startPolling(ask);
  await jest.advanceTimersByTimeAsync(999);
  expect(ask).toHaveBeenCalledTimes(0);
  await jest.advanceTimersByTimeAsync(1);
  expect(ask).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(1_499);
  expect(ask).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(1);
  expect(ask).toHaveBeenCalledTimes(2);
  stop();
});

it('goes on after a question that failed', async () => {
  ask.mockRejectedValueOnce(new Error('No line'));
  const stop = startPolling(ask);
  await jest.advanceTimersByTimeAsync(2_500);
  expect(ask).toHaveBeenCalledTimes(2);
  stop();
});

it('rests while the page is hidden and asks at once when it is seen again', async () => {
  const stop = startPolling(ask);
  turn(true);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(ask).toHaveBeenCalledTimes(0);
  turn(false);
  expect(ask).toHaveBeenCalledTimes(1);
  stop();
});

it('asks no more once it is stopped, and calls off what is under way', async () => {
  const signals: AbortSignal[] = [];
  const stop = startPolling((signal) => {
    signals.push(signal);
    return new Promise(() => undefined);
  });
  await jest.advanceTimersByTimeAsync(1_000);
  stop();
  turn(false);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
});
