import { type LeaveGuard, useLeaveGuard } from '@formline/shared/routing';
import { useEffect, useEffectEvent, useState } from 'react';
import { type OpenWorkoutId, workoutPlace } from './workoutPlace';

/** A save under way is waited for this long before somebody who leaves is asked. */
const SAVING_MS = 500;

interface UnsavedGuardInput {
  readonly isUnsaved: boolean;
  readonly pathname: string;
  readonly workoutId: OpenWorkoutId;
}

/**
 * Asks before a workout is left whose changes cannot be saved. What saves by itself is usually saved before anybody can
 * read a question: then one leaves without.
 */
export function useUnsavedGuard({ isUnsaved, pathname, workoutId }: UnsavedGuardInput): LeaveGuard {
  const guard = useLeaveGuard({
    asksOnNavigation: isUnsaved,
    asksOnUnload: isUnsaved,
    isStaying: (next) =>
      next.pathname === pathname &&
      workoutPlace.read(new URLSearchParams(next.search)).workoutId === workoutId,
  });
  const [isSlow, setIsSlow] = useState(false);
  const leave = useEffectEvent(() => guard.leave());
  // Meets the network: what is saved meanwhile is left.
  useEffect(() => {
    if (guard.isAsking && !isUnsaved) leave();
  }, [guard.isAsking, isUnsaved]);
  // Meets the clock: a save that takes its time, or has failed, is worth a question.
  useEffect(() => {
    if (!guard.isAsking) return undefined;
    const timer = setTimeout(() => setIsSlow(true), SAVING_MS);
    return () => {
      clearTimeout(timer);
      setIsSlow(false);
    };
  }, [guard.isAsking]);
  return { ...guard, isAsking: guard.isAsking && isSlow };
}
