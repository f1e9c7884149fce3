import { type LeaveGuard, type PageLocation, useLeaveGuard } from '@formline/shared/routing';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import type { UnsavedFlag } from './unsavedFlag';

/** A save under way is waited for this long before somebody who leaves is asked. */
const SAVING_MS = 500;

interface AutosaveLeaveGuardInput {
  /** Whether something is not saved yet that saves by itself. */
  readonly unsaved: UnsavedFlag;
  /** Whether it goes on being edited at another address. */
  readonly isStaying: (next: PageLocation) => boolean;
  /** Whether going there would lose something else, which no waiting saves: the question comes at once. */
  readonly isLostAt?: ((next: PageLocation) => boolean) | undefined;
  /** Whether closing the page would lose something else. */
  readonly asksOnUnload?: boolean | undefined;
}

/**
 * A leave guard for what saves by itself. A save under way has usually ended before anybody can read a question: then one
 * leaves without. Whoever has the guard is not drawn anew for what is unsaved, unless somebody is about to leave.
 */
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
  // Meets the network: what is saved meanwhile is left.
  useEffect(() => {
    if (isWaiting && !isSaving) leave();
  }, [isWaiting, isSaving]);
  // Meets the clock: a save that takes its time, or has failed, is worth a question.
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
