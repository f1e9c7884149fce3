import { onEvent } from '@formline/shared/events';
import { followChanges, type QueryClient } from '@formline/shared/query';
import { beginNotices, endNotices } from '@formline/shared/ui/basics';
import { useSyncExternalStore } from 'react';
import { connection } from '../shell/connection/connectionMonitor';
import { createQueryClient } from './queryClient';

let cache: QueryClient | null = null;
const listeners = new Set<() => void>();

const newCache = () => createQueryClient(connection.noteNoAnswer);

/** One person's data, and answers on their way, must not reach the next person. */
function begin(): QueryClient {
  const first = newCache();
  let stopFollowing = followChanges(first);
  onEvent('session:token-changed', ({ access_token }) => {
    if (access_token !== null) return beginNotices();
    if (!cache) return;
    endNotices();
    const before = cache;
    stopFollowing();
    cache = newCache();
    stopFollowing = followChanges(cache);
    for (const listener of listeners) listener();
    // Once the pages that show it have changed.
    setTimeout(() => before.clear());
  });
  connection.subscribe(() => {
    if (connection.current() !== 'online') return;
    void cache?.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' });
  });
  return first;
}

const personalCache = (): QueryClient => {
  cache ??= begin();
  return cache;
};

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** The answers of the person who is signed in; one for the page. */
export const usePersonalCache = (): QueryClient =>
  useSyncExternalStore(subscribe, personalCache, personalCache);
