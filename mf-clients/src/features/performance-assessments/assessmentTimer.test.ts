import { counterPhase, elapsedMs, NEW_RUN, spokenBetween, startRun, stopRun } from './assessmentTimer';

const start = 1_000_000;
const minute = { kind: 'counter', leadSeconds: 0, countSeconds: 60 } as const;
const step = { kind: 'counter', leadSeconds: 180, countSeconds: 60 } as const;

it('measures by the clock, over stops and however long nobody looked', () => {
  const running = startRun(NEW_RUN, start);
  expect(elapsedMs(running, start + 90_400)).toBe(90_400);
  const stopped = stopRun(running, start + 90_400);
  expect(elapsedMs(stopped, start + 900_000)).toBe(90_400);
  expect(elapsedMs(startRun(stopped, start + 900_000), start + 900_600)).toBe(91_000);
});

it.each([
  [minute, 0, 'count', 60],
  [minute, 59_001, 'count', 1],
  [minute, 60_000, 'over', 0],
  [minute, 3_600_000, 'over', 0],
  [step, 179_999, 'lead', 1],
  [step, 180_000, 'count', 60],
  [step, 240_000, 'over', 0],
] as const)('of %j after %d ms it is %s with %d s left', (timer, ms, name, leftSeconds) => {
  expect(counterPhase(timer, startRun(NEW_RUN, start), start + ms)).toEqual({ name, leftSeconds });
});

it('waits with the full time before the start', () => {
  expect(counterPhase(minute, NEW_RUN, start)).toEqual({ name: 'ready', leftSeconds: 60 });
  expect(counterPhase(step, NEW_RUN, start)).toEqual({ name: 'ready', leftSeconds: 180 });
});

it.each([
  [minute, 29_950, 30_050, '30 seconds left'],
  [minute, 30_050, 30_150, null],
  [minute, 10_000, 55_000, '10 seconds left'],
  [step, 179_950, 180_050, 'Count now'],
  [step, 209_950, 210_050, '30 seconds left'],
  [{ kind: 'stopwatch' }, 59_950, 60_050, 'One minute'],
  [{ kind: 'stopwatch' }, 60_050, 185_000, '3 minutes'],
  [{ kind: 'stopwatch' }, 0, 59_999, null],
] as const)('%j speaks between %d and %d ms: %p', (timer, from, to, text) => {
  expect(spokenBetween(timer, from, to)).toBe(text);
});
