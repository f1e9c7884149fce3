import { act, fireEvent, renderHook } from '@testing-library/react';
import { useToday } from './useToday';

afterEach(() => jest.useRealTimers());

it('moves on to the next day in a page left open over midnight', () => {
  jest.useFakeTimers({ now: new Date(2026, 11, 31, 23, 59, 30) });
  const { result } = renderHook(useToday);
  expect(result.current).toBe('2026-12-31');
  act(() => jest.advanceTimersByTime(60_000));
  expect(result.current).toBe('2027-01-01');
});

it('looks at the clock when the page comes back into sight', () => {
  jest.useFakeTimers({ now: new Date(2026, 10, 20, 12) });
  const { result } = renderHook(useToday);
  jest.setSystemTime(new Date(2026, 10, 22, 8));
  fireEvent(document, new Event('visibilitychange'));
  expect(result.current).toBe('2026-11-22');
});
