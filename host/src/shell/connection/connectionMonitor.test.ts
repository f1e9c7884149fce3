import { connectionMonitor } from './connectionMonitor';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('comes back by itself', async () => {
  const answers = [false, false, true];
  const monitor = connectionMonitor(async () => answers.shift() ?? true);
  const received: string[] = [];
  monitor.subscribe(() => received.push(monitor.current()));
  monitor.noteNoAnswer();
  monitor.noteNoAnswer();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(received).toEqual(['unreachable', 'online']);
});

it('asks a server less and less often that says it is well and fails again', async () => {
  const isReachable = jest.fn(async () => true);
  const monitor = connectionMonitor(isReachable);
  const waits: number[] = [];
  for (let losses = 0; losses < 4; losses += 1) {
    const lostAt = Date.now();
    monitor.noteNoAnswer();
    while (monitor.current() !== 'online') await jest.advanceTimersByTimeAsync(100);
    waits.push(Date.now() - lostAt);
  }
  expect(waits).toEqual(waits.toSorted((one, other) => one - other));
  expect(isReachable).toHaveBeenCalledTimes(4);
});

it('says that the server does not answer when the line is back and it is silent', async () => {
  const line = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const monitor = connectionMonitor(() => Promise.reject(new Error('No answer')));
  const stop = monitor.start();
  await monitor.askNow();
  expect(monitor.current()).toBe('offline');
  line.mockReturnValue(true);
  await monitor.askNow();
  expect(monitor.current()).toBe('unreachable');
  stop();
});

it('knows from the browser that there is no line', () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const monitor = connectionMonitor(async () => false);
  const stop = monitor.start();
  expect(monitor.current()).toBe('offline');
  monitor.noteNoAnswer();
  expect(monitor.current()).toBe('offline');
  stop();
});
