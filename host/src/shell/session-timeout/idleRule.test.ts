import { COUNTDOWN_MS, countdownText, IDLE_TIMEOUT_MS, idleStateAt, isTimeSpoken } from './idleRule';

const START = 1_790_000_000_000;
const after = (ms: number) => idleStateAt(START + ms, START);
const MINUTE_MS = 60_000;

it('leaves somebody alone for 18 minutes', () => {
  expect(IDLE_TIMEOUT_MS).toBe(18 * MINUTE_MS);
  expect(after(0)).toEqual({ phase: 'active', pauseMs: 5_000 });
  expect(after(IDLE_TIMEOUT_MS - 1)).toEqual({ phase: 'active', pauseMs: 1 });
});

it('then counts down two minutes in steps of a second', () => {
  expect(COUNTDOWN_MS).toBe(2 * MINUTE_MS);
  expect(after(IDLE_TIMEOUT_MS)).toEqual({ phase: 'warning', secondsLeft: 120, pauseMs: 1_000 });
  expect(after(IDLE_TIMEOUT_MS + 300)).toEqual({ phase: 'warning', secondsLeft: 120, pauseMs: 700 });
  expect(after(IDLE_TIMEOUT_MS + 1_000)).toEqual({ phase: 'warning', secondsLeft: 119, pauseMs: 1_000 });
  expect(after(IDLE_TIMEOUT_MS + COUNTDOWN_MS - 1)).toMatchObject({ phase: 'warning', secondsLeft: 1 });
});

it.each([20 * MINUTE_MS, 21 * MINUTE_MS, 9 * 60 * MINUTE_MS])('ends after %i ms', (ms) => {
  expect(after(ms)).toEqual({ phase: 'expired' });
});

it('tells the true remainder to who comes back between 18 and 20 minutes', () => {
  expect(after(19 * MINUTE_MS)).toMatchObject({ phase: 'warning', secondsLeft: 60 });
  expect(after(19 * MINUTE_MS + 45_000)).toMatchObject({ phase: 'warning', secondsLeft: 15 });
});

it('takes an activity in the future for now, as when the clock was set back', () => {
  expect(after(-60 * MINUTE_MS)).toEqual({ phase: 'active', pauseMs: 5_000 });
});

it('has the time spoken at the start, at 60, 30 and 10 seconds, and at no other', () => {
  const seconds = Array.from({ length: 120 }, (_, index) => 120 - index);
  const spoken = seconds.filter((left, index) => isTimeSpoken(seconds[index - 1] ?? null, left));
  expect(spoken).toEqual([120, 60, 30, 10]);
});

it('has the time spoken once for marks that were slept through', () => {
  expect(isTimeSpoken(100, 25)).toBe(true);
  expect(isTimeSpoken(25, 24)).toBe(false);
});

it.each([
  [120, '2:00'],
  [65, '1:05'],
  [60, '1:00'],
  [9, '0:09'],
])('shows %i seconds as %s', (seconds, text) => {
  expect(countdownText(seconds)).toBe(text);
});
