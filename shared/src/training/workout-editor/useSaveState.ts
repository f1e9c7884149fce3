import { useSyncExternalStore } from 'react';
import type { Autosave, SaveState } from './Autosave';

/** How the saving stands. Each part of the editor asks for itself, so that a save draws no other. */
export const useSaveState = (saver: Autosave): SaveState =>
  useSyncExternalStore(saver.subscribe, saver.current, saver.current);

/** What went wrong with the last save, in words; null when nothing did. */
export function useSaveFailure(saver: Autosave): string | null {
  const failure = () => {
    const state = saver.current();
    return state.kind === 'failed' ? state.message : null;
  };
  return useSyncExternalStore(saver.subscribe, failure, failure);
}

/** Whether the draft cannot be saved for want of a name. */
export function useIsNameless(saver: Autosave): boolean {
  const isNameless = () => saver.current().kind === 'nameless';
  return useSyncExternalStore(saver.subscribe, isNameless, isNameless);
}
