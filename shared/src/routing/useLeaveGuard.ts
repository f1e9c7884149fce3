import { useEffect, useRef } from 'react';
import { useBlocker, useLocation } from 'react-router-dom';

interface LeaveGuardOptions {
  /** Going to another address of the dashboard would lose something: the person is asked first. */
  readonly asksOnNavigation: boolean;
  /** Closing or reloading the page would lose something: the browser asks, in its own words. */
  readonly asksOnUnload: boolean;
}

/** What a screen draws its question from. */
interface LeaveGuard {
  /** Somebody is about to leave and is to be asked. */
  readonly isAsking: boolean;
  readonly stay: () => void;
  readonly leave: () => void;
  /** Lets the next change of the address pass: the screen itself goes on to where its work is done. */
  readonly letPass: () => void;
}

/**
 * Asks before somebody leaves a screen with something unfinished on it, by a link, by the browser's back button or by
 * closing the page. Draw one guard at a time: the router knows one.
 *
 *     const guard = useLeaveGuard({ asksOnNavigation: isUploading, asksOnUnload: isUploading });
 *     <ConfirmDialog isOpen={guard.isAsking} onClose={guard.stay} onConfirm={guard.leave} … />
 */
export function useLeaveGuard({ asksOnNavigation, asksOnUnload }: LeaveGuardOptions): LeaveGuard {
  const { key } = useLocation();
  const passesAt = useRef<string>(null);
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    const isElsewhere =
      currentLocation.pathname !== nextLocation.pathname || currentLocation.search !== nextLocation.search;
    return asksOnNavigation && isElsewhere && passesAt.current !== currentLocation.key;
  });
  // Meets the window: the browser asks before it closes or reloads the page.
  useEffect(() => {
    if (!asksOnUnload) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [asksOnUnload]);
  return {
    isAsking: blocker.state === 'blocked',
    stay: () => blocker.reset?.(),
    leave: () => blocker.proceed?.(),
    letPass: () => {
      passesAt.current = key;
    },
  };
}
