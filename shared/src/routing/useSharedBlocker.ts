import { use, useEffect, useEffectEvent, useState } from 'react';
import {
  type Blocker,
  type BlockerFunction,
  IDLE_BLOCKER,
  UNSAFE_DataRouterContext as DataRouterContext,
  UNSAFE_DataRouterStateContext as DataRouterStateContext,
} from 'react-router-dom';

const KEY = 'leave-guards';
const guards = new Map<object, BlockerFunction>();
let holder: object | null = null;

const holdsBack: BlockerFunction = (step) => {
  const found = [...guards].findLast(([, isHeld]) => isHeld(step));
  holder = found?.[0] ?? null;
  return found !== undefined;
};

/** `useBlocker` for several parts of a page, as the router allows one. The latest is asked first. */
export function useSharedBlocker(isHeld: BlockerFunction): Blocker {
  const router = use(DataRouterContext)?.router;
  const state = use(DataRouterStateContext);
  const [self] = useState(() => ({}));
  const isHeldNow = useEffectEvent(isHeld);
  // External system: the router.
  useEffect(() => {
    guards.set(self, (step) => isHeldNow(step));
    router?.getBlocker(KEY, holdsBack);
    return () => {
      guards.delete(self);
      if (guards.size === 0) router?.deleteBlocker(KEY);
    };
  }, [router, self]);
  return (holder === self && state?.blockers.get(KEY)) || IDLE_BLOCKER;
}
