import { askUntil } from './askUntil';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const pauses = [100, 200, 400];
const pauseAfter = (attempts: number) => pauses[attempts] ?? 400;

it('asks after growing pauses until the answer is good', async () => {
  const answers = [false, false, true];
  const ask = jest.fn(async () => answers.shift() ?? true);
  askUntil(ask, pauseAfter);
  await jest.advanceTimersByTimeAsync(99);
  expect(ask).toHaveBeenCalledTimes(0);
  await jest.advanceTimersByTimeAsync(1);
  expect(ask).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(200);
  expect(ask).toHaveBeenCalledTimes(2);
  await jest.advanceTimersByTimeAsync(10_000);
  expect(ask).toHaveBeenCalledTimes(3);
});

it('takes a failure for an answer that is not good', async () => {
  const ask = jest.fn(() => Promise.reject(new Error('no line')));
  const asker = askUntil(ask, pauseAfter);
  expect(await asker.now()).toBe(false);
  await jest.advanceTimersByTimeAsync(200);
  expect(ask).toHaveBeenCalledTimes(2);
  asker.stop();
});

it.each([
  ['the line is back', () => void dispatchEvent(new Event('online'))],
  ['somebody comes back to the page', () => void document.dispatchEvent(new Event('visibilitychange'))],
])('asks at once when %s', async (_what, happen) => {
  const ask = jest.fn(async () => false);
  const asker = askUntil(ask, pauseAfter);
  happen();
  expect(ask).toHaveBeenCalledTimes(1);
  asker.stop();
});

it('never asks twice at the same time, and no more once it was stopped', async () => {
  let answer: (isGood: boolean) => void = () => undefined;
  const ask = jest.fn(
    () =>
      new Promise<boolean>((resolve) => {
        answer = resolve;
      }),
  );
  const asker = askUntil(ask, pauseAfter);
  const first = asker.now();
  expect(asker.now()).toBe(first);
  asker.stop();
  answer(false);
  expect(await first).toBe(false);
  await jest.advanceTimersByTimeAsync(10_000);
  dispatchEvent(new Event('online'));
  expect(ask).toHaveBeenCalledTimes(1);
});
