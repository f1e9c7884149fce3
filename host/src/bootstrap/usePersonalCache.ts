import { onEvent } from '@formline/shared/events';
import type { QueryClient } from '@formline/shared/query';
import { useEffect, useState } from 'react';
import { createQueryClient } from './queryClient';

/**
 * The cache of one person's server state: a new one, when a session ends, for whoever comes next.
 * @param onNoAnswer told of a call that found nobody at the other end; always the same function
 */
export function usePersonalCache(onNoAnswer: () => void): QueryClient {
  const [cache, setCache] = useState(() => createQueryClient(onNoAnswer));
  // Meets the bus: what one person loaded must not be there for the next, nor what is still on its way to them.
  useEffect(() => {
    const subscription = onEvent('session:token-changed', ({ access_token }) => {
      if (access_token === null) setCache(createQueryClient(onNoAnswer));
    });
    return () => subscription.unsubscribe();
  }, [onNoAnswer]);
  // Meets the cache that was left.
  useEffect(() => () => cache.clear(), [cache]);
  return cache;
}
