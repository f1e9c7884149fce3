import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useSharedBlocker } from './useSharedBlocker';

export interface PageLocation {
  readonly pathname: string;
  readonly search: string;
}

interface LeaveGuardOptions {
  readonly asksOnNavigation: boolean;
  /** The browser asks, in its own words. A function is evaluated then. */
  readonly asksOnUnload: boolean | (() => boolean);
  /** True if the work continues at the next URL, as after a search in a list. Default: never. */
  readonly isStaying?: ((next: PageLocation) => boolean) | undefined;
}

export interface LeaveGuard {
  readonly isBlocked: boolean;
  readonly next: PageLocation | null;
  readonly stay: () => void;
  readonly leave: () => void;
  /** Lets the next navigation pass, because the screen itself starts it. */
  readonly letPass: () => void;
  /** Runs a step after a save, once a pending leave question is answered; after leaving it is dropped. */
  readonly goOn: (step: () => void) => void;
}

/** Asks before unfinished work is left by a link, the back button or closing. One guard of a page asks. */
export function useLeaveGuard({ asksOnNavigation, asksOnUnload, isStaying }: LeaveGuardOptions): LeaveGuard {
  const { key } = useLocation();
  const passesAt = useRef<string>(null);
  const blocker = useSharedBlocker(({ currentLocation, nextLocation }) => {
    const isElsewhere =
      currentLocation.pathname !== nextLocation.pathname || currentLocation.search !== nextLocation.search;
    if (!isElsewhere || isStaying?.(nextLocation) === true) return false;
    return asksOnNavigation && passesAt.current !== currentLocation.key;
  });
  const mayAskOnUnload = asksOnUnload !== false;
  const wouldLose = useEffectEvent(() => asksOnUnload === true || (asksOnUnload !== false && asksOnUnload()));
  useEffect(() => {
    if (!mayAskOnUnload) return undefined;
    const ask = (event: BeforeUnloadEvent) => {
      if (wouldLose()) event.preventDefault();
    };
    const stopWatching = watchUnsavedWork(() => wouldLose());
    addEventListener('beforeunload', ask);
    return () => {
      stopWatching();
      removeEventListener('beforeunload', ask);
    };
  }, [mayAskOnUnload]);
  const [awaited, setAwaited] = useState<{ readonly step: () => void } | null>(null);
  const taken = useRef(awaited);
  const letPass = () => {
    passesAt.current = key;
  };
  const take = useEffectEvent(() => {
    if (taken.current === awaited) return;
    taken.current = awaited;
    letPass();
    awaited?.step();
  });
  const isFree = blocker.state === 'unblocked';
  // The step runs once no navigation is pending.
  useEffect(() => {
    if (awaited && isFree) take();
  }, [awaited, isFree]);
  return {
    isBlocked: blocker.state === 'blocked',
    next: blocker.location ?? null,
    stay: () => blocker.reset?.(),
    leave: () => blocker.proceed?.(),
    letPass,
    goOn: (step) => setAwaited({ step }),
  };
}

const checks = new Set<() => boolean>();

/** A reload would lose the work. */
export const isWorkUnsaved = (): boolean => [...checks].some((check) => check());

function watchUnsavedWork(check: () => boolean): () => void {
  checks.add(check);
  return () => {
    checks.delete(check);
  };
}
