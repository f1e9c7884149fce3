import { type LeaveGuard, type PageLocation, useLeaveGuard } from '@formline/shared/routing';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import type { UnsavedFlag } from './unsavedFlag';

/** Milliseconds to wait for a pending save before the leave question is shown. */
const SAVING_MS = 500;

interface AutosaveLeaveGuardInput {
  readonly unsaved: UnsavedFlag;
  readonly isStaying: (next: PageLocation) => boolean;
  /** Whether the navigation loses something that waiting does not save: the question is shown at once. */
  readonly isLostAt?: ((next: PageLocation) => boolean) | undefined;
  readonly asksOnUnload?: boolean | undefined;
}

/** Leave guard for autosave. It waits first, because a save usually ends before a question could be read. */
export function useAutosaveLeaveGuard(input: AutosaveLeaveGuardInput): LeaveGuard {
  const { unsaved, isStaying, isLostAt, asksOnUnload = false } = input;
  const guard = useLeaveGuard({
    asksOnNavigation: true,
    asksOnUnload: () => asksOnUnload || unsaved.current(),
    isStaying: (next) => isLostAt?.(next) !== true && (!unsaved.current() || isStaying(next)),
  });
  const { isBlocked, next } = guard;
  const isWaiting = isBlocked && next !== null && isLostAt?.(next) !== true;
  const isUnsaved = () => isWaiting && unsaved.current();
  const isSaving = useSyncExternalStore(unsaved.subscribe, isUnsaved, isUnsaved);
  const [isSlow, setIsSlow] = useState(false);
  const leave = useEffectEvent(() => guard.leave());
  useEffect(() => {
    if (isWaiting && !isSaving) leave();
  }, [isWaiting, isSaving]);
  // A slow or failed save shows the question.
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => setIsSlow(true), SAVING_MS);
    return () => {
      clearTimeout(timer);
      setIsSlow(false);
    };
  }, [isWaiting]);
  return { ...guard, isBlocked: isBlocked && (isSlow || !isWaiting) };
}
