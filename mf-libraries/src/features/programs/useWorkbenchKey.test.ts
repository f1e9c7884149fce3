import type { ProgramPlace } from '@formline/shared/training/program-list/programPlace.ts';
import { act, renderHook } from '@testing-library/react';
import { useWorkbenchKey } from './useWorkbenchKey';

const open = (programId: ProgramPlace['programId']) =>
  renderHook((id: ProgramPlace['programId']) => useWorkbenchKey(id), { initialProps: programId });

it('keeps the editor of a new program when its first save gives it a number', () => {
  const { result, rerender } = open('new');
  const { key } = result.current;
  act(() => expect(result.current.markMade(9)).toBe(true));
  expect(result.current.isOpen(9)).toBe(true);
  rerender(9);
  expect(result.current.key).toBe(key);
});

it('leads nobody back who has closed a new program before its first save is answered', () => {
  const { result, unmount } = open('new');
  unmount();
  expect(result.current.markMade(9)).toBe(false);
});

it('gives no number to another new program that was begun meanwhile', () => {
  const { result, rerender } = open('new');
  const { markMade } = result.current;
  rerender(5);
  rerender('new');
  act(() => expect(markMade(9)).toBe(false));
  expect(result.current.isOpen(9)).toBe(false);
});

it('does not take a program that was made before for the open one', () => {
  const { result, rerender } = open('new');
  act(() => void result.current.markMade(9));
  rerender(9);
  rerender(5);
  expect(result.current.isOpen(9)).toBe(false);
  expect(result.current.isOpen(5)).toBe(true);
});
