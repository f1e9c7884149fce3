import { whenIdle } from './whenIdle';

function watch(): () => boolean {
  let isIdle = false;
  void whenIdle().then(() => {
    isIdle = true;
  });
  return () => isIdle;
}

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
});
afterEach(() => jest.useRealTimers());

it('waits until everything that the page asked for has come', async () => {
  const isIdle = watch();
  await jest.advanceTimersByTimeAsync(5_000);
  expect(isIdle()).toBe(false);
  dispatchEvent(new Event('load'));
  await jest.advanceTimersByTimeAsync(1_000);
  expect(isIdle()).toBe(true);
});

it('waits no longer for a file that never comes', async () => {
  const isIdle = watch();
  await jest.advanceTimersByTimeAsync(11_000);
  expect(isIdle()).toBe(true);
});
