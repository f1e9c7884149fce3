import { onEvent } from '@formline/shared/events';
import { followChanges, type QueryClient } from '@formline/shared/query';
import { useEffect, useState } from 'react';
import { createQueryClient } from './queryClient';

/** @param onNoAnswer called for a call without an answer; must be a stable function */
export function usePersonalCache(onNoAnswer: () => void): QueryClient {
  const [cache, setCache] = useState(() => createQueryClient(onNoAnswer));
  // External system: the event bus. One person's data, and answers on their way, must not reach the next person.
  useEffect(() => {
    const subscription = onEvent('session:token-changed', ({ access_token }) => {
      if (access_token === null) setCache(createQueryClient(onNoAnswer));
    });
    return () => subscription.unsubscribe();
  }, [onNoAnswer]);
  // External system: the bus. A change of a resource outdates the answers that show it, whichever remote made it.
  useEffect(() => followChanges(cache), [cache]);
  // External system: the previous cache.
  useEffect(() => () => cache.clear(), [cache]);
  return cache;
}
