import type { SaveState } from '@formline/shared/domain/saving';
import { useEffect, useEffectEvent, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { DraftSaver, type DraftSaverInput } from './draftSaver';

export type AnySaver = Pick<
  DraftSaver<never, unknown>,
  'subscribe' | 'state' | 'failure' | 'isStored' | 'retry' | 'missing'
>;

/** Autosaves the drafts of an editor, also typed text on unmount. The returned saver is stable. */
export function useDraftSaver<D extends object, R>(input: DraftSaverInput<D, R>): DraftSaver<D, R> {
  const [saver] = useState(() => new DraftSaver(input));
  // Network and timer callbacks use the latest input.
  useLayoutEffect(() => saver.setInput(input));
  useEffect(() => saver.flush, [saver]);
  return saver;
}

/** Save state. Each part of an editor subscribes on its own, so a save re-renders nothing else. */
export const useSaveState = ({ subscribe, state }: AnySaver): SaveState =>
  useSyncExternalStore(subscribe, state, state);

export const useSavedDraft = <D extends object>({
  subscribe,
  saved,
}: Pick<DraftSaver<D, unknown>, 'subscribe' | 'saved'>): D => useSyncExternalStore(subscribe, saved, saved);

export function useIsIncomplete({ subscribe, state }: AnySaver): boolean {
  const isIncomplete = () => state() === 'incomplete';
  return useSyncExternalStore(subscribe, isIncomplete, isIncomplete);
}

export const useSaveFailure = ({ subscribe, failure }: AnySaver): unknown =>
  useSyncExternalStore(subscribe, failure, failure);

/** Reports whether leaving would lose changes. */
export function useUnsavedChange(
  { subscribe, state }: AnySaver,
  onChange: ((isUnsaved: boolean) => void) | undefined,
): void {
  const report = useEffectEvent((isUnsaved: boolean) => onChange?.(isUnsaved));
  useEffect(() => {
    let reported = false;
    const compare = () => {
      const now = state();
      const isUnsaved = now !== 'saved' && now !== 'clickable';
      if (isUnsaved !== reported) report(isUnsaved);
      reported = isUnsaved;
    };
    const stop = subscribe(compare);
    compare();
    return () => {
      stop();
      report(false);
    };
  }, [subscribe, state]);
}
