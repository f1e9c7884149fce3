import { type LeaveGuard, useLeaveGuard } from '@formline/shared/routing';
import { useEffect, useEffectEvent, useState } from 'react';

/** A save under way is waited for this long before somebody who leaves is asked. */
const SAVING_MS = 500;

type LeaveGuardOptions = Parameters<typeof useLeaveGuard>[0];

/**
 * A leave guard for what saves by itself. A save under way has usually ended before anybody can read a question: then one
 * leaves without.
 * @param waits false where nothing is being saved: the question comes at once
 */
export function usePatientGuard(options: LeaveGuardOptions, waits = true): LeaveGuard {
  const { asksOnNavigation: isUnsaved } = options;
  const guard = useLeaveGuard(options);
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
  return { ...guard, isAsking: guard.isAsking && (isSlow || !waits) };
}
