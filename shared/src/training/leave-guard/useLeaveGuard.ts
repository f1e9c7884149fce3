import { useBlocker } from '@formline/shared/routing';
import { useEffect, useRef } from 'react';

/** An address without its origin. */
export interface Place {
  readonly pathname: string;
  readonly search: string;
}

interface LeaveGuardInput {
  /** Something would be lost by leaving now. */
  readonly isHolding: boolean;
  /** Whether the work goes on at the next place: a search beside it, a detail of it. Absent: it ends at every other. */
  readonly isStaying?: ((next: Place) => boolean) | undefined;
}

export interface LeaveGuard {
  /** Somebody wants to leave and has not answered yet. */
  readonly isAsking: boolean;
  readonly stay: () => void;
  readonly leave: () => void;
  /** Lets the next navigation go without asking: the work is saved, or is to be gone. */
  readonly release: () => void;
}

/**
 * Asks before work that is not saved is left: within the product by a question (`LeaveQuestion`), out of it by the
 * browser's own. A page has one guard at a time; who has several editors open holds for all of them.
 */
export function useLeaveGuard({ isHolding, isStaying }: LeaveGuardInput): LeaveGuard {
  const isReleased = useRef(false);
  const blocker = useBlocker(
    ({ nextLocation }) => isHolding && !isReleased.current && isStaying?.(nextLocation) !== true,
  );
  // Meets the window: the browser asks before it closes the page.
  useEffect(() => {
    isReleased.current = false;
    if (!isHolding) return undefined;
    const ask = (event: BeforeUnloadEvent) => {
      if (!isReleased.current) event.preventDefault();
    };
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isHolding]);
  return {
    isAsking: blocker.state === 'blocked',
    stay: () => blocker.reset?.(),
    leave: () => blocker.proceed?.(),
    release: () => {
      isReleased.current = true;
    },
  };
}
