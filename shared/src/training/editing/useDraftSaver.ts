import type { SaveState } from '@formline/shared/domain/saving';
import { useEffect, useEffectEvent, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { DraftSaver, type DraftSaverInput } from './draftSaver';

/** Any saver, whatever it saves. */
export type AnySaver = Pick<
  DraftSaver<never, unknown>,
  'subscribe' | 'state' | 'failure' | 'isStored' | 'retry' | 'missing'
>;

/** Saves the drafts of an editor; what was just typed is saved also when the editor is left. Stays the same. */
export function useDraftSaver<D extends object, R>(input: DraftSaverInput<D, R>): DraftSaver<D, R> {
  const [saver] = useState(() => new DraftSaver(input));
  // Meets the saver, which is called by the network and the clock.
  useLayoutEffect(() => saver.setInput(input));
  // Meets the network: nothing typed is lost with the screen.
  useEffect(() => saver.flush, [saver]);
  return saver;
}

/** How far the saving is. Each part of an editor asks for itself, so that a save renders no other. */
export const useSaveState = ({ subscribe, state }: AnySaver): SaveState =>
  useSyncExternalStore(subscribe, state, state);

/** The draft that was saved last, or the one the editor began with. */
export const useSavedDraft = <D extends object>({
  subscribe,
  saved,
}: Pick<DraftSaver<D, unknown>, 'subscribe' | 'saved'>): D => useSyncExternalStore(subscribe, saved, saved);

/** Whether the draft cannot be saved because something is missing. */
export function useIsIncomplete({ subscribe, state }: AnySaver): boolean {
  const isIncomplete = () => state() === 'incomplete';
  return useSyncExternalStore(subscribe, isIncomplete, isIncomplete);
}

/** Why the last save failed; null when it did not. */
export const useSaveFailure = ({ subscribe, failure }: AnySaver): unknown =>
  useSyncExternalStore(subscribe, failure, failure);

/** Reports when leaving would lose something, and when it no longer would. */
export function useUnsavedChange(
  { subscribe, state }: AnySaver,
  onChange: ((isUnsaved: boolean) => void) | undefined,
): void {
  const report = useEffectEvent((isUnsaved: boolean) => onChange?.(isUnsaved));
  // Meets the page around the editor, which asks before it is left.
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
