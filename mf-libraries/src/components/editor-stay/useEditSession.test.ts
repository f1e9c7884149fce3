import { act, renderHook } from '@testing-library/react';
import { useEditSession } from './useEditSession';

type Id = number | 'new' | null;

const stayAt = (id: Id) => renderHook((at: Id) => useEditSession(at), { initialProps: id });

it('goes on when what is new gets its number', () => {
  const { result, rerender } = stayAt('new');
  const { key } = result.current;
  act(() => expect(result.current.markMade(9)).toBe(true));
  expect(result.current.isOpen(9)).toBe(true);
  rerender(9);
  expect(result.current).toMatchObject({ key, beganAt: 'new' });
});

it('goes on too where nothing in the address stands for what is new', () => {
  const { result, rerender } = stayAt(null);
  const { key } = result.current;
  act(() => void result.current.markMade(9));
  rerender(9);
  expect(result.current).toMatchObject({ key, beganAt: null });
});

it('ends with something else, and with the next that is new', () => {
  const { result, rerender } = stayAt('new');
  act(() => void result.current.markMade(7));
  rerender(7);
  const keys = [result.current.key];
  for (const next of ['new', 8, 7, null] as const) {
    rerender(next);
    keys.push(result.current.key);
    expect(result.current.beganAt).toBe(next);
  }
  expect(new Set(keys).size).toBe(keys.length);
});

it('takes the number of the first save alone, and none of what has one', () => {
  const { result, rerender } = stayAt('new');
  act(() => void result.current.markMade(9));
  act(() => expect(result.current.markMade(9)).toBe(false));
  rerender(9);
  act(() => expect(result.current.markMade(9)).toBe(false));
  rerender(5);
  act(() => expect(result.current.markMade(5)).toBe(false));
});

it('leads nobody back who has left before the first save is answered', () => {
  const { result, unmount } = stayAt('new');
  unmount();
  expect(result.current.markMade(9)).toBe(false);
});

it('gives no number to something else that was begun meanwhile', () => {
  const { result, rerender } = stayAt('new');
  const { markMade } = result.current;
  rerender(5);
  rerender('new');
  act(() => expect(markMade(9)).toBe(false));
  expect(result.current.isOpen(9)).toBe(false);
});

it('does not take what was made before for what is open', () => {
  const { result, rerender } = stayAt('new');
  act(() => void result.current.markMade(9));
  rerender(9);
  rerender(5);
  expect(result.current.isOpen(9)).toBe(false);
  expect(result.current.isOpen(5)).toBe(true);
});
