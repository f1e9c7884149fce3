import { act, renderHook } from '@testing-library/react';
import { useWorkoutStay } from './useWorkoutStay';
import type { OpenWorkoutId } from './workoutPlace';

const stayAt = (workoutId: OpenWorkoutId) =>
  renderHook((at: OpenWorkoutId) => useWorkoutStay(at), { initialProps: workoutId });

it('goes on when the new workout gets its id', () => {
  const { result, rerender } = stayAt('new');
  const { key } = result.current;
  act(() => result.current.noteMade(7));
  rerender(7);
  expect(result.current).toMatchObject({ key, beganAt: 'new' });
});

it('ends with another workout, and with the next new one', () => {
  const { result, rerender } = stayAt('new');
  act(() => result.current.noteMade(7));
  rerender(7);
  const keys = [result.current.key];
  for (const next of ['new', 8, 7] as const) {
    rerender(next);
    keys.push(result.current.key);
    expect(result.current.beganAt).toBe(next);
  }
  expect(new Set(keys).size).toBe(keys.length);
});
