import type { QueryClient } from '@formline/shared/query';
import { restoreSession, useSession } from '@formline/shared/session';
import { useEffect } from 'react';
import type { ConnectionMonitor } from './connectionMonitor';

/** Goes on by itself when the server is back: what failed is asked again, and a session that could not be opened opens. */
export function useRecovery(monitor: ConnectionMonitor, queryClient: QueryClient): void {
  const { status } = useSession();
  // Meets the browser's own knowledge of its line.
  useEffect(() => monitor.start(), [monitor]);
  // Meets the server.
  useEffect(() => {
    const unsubscribe = monitor.subscribe(() => {
      if (monitor.current() !== 'online') return;
      if (status === 'unreachable') void restoreSession();
      void queryClient.refetchQueries({
        type: 'active',
        predicate: ({ state }) => state.status === 'error',
      });
    });
    if (status === 'unreachable') monitor.noteNoAnswer();
    // Whoever tried by hand need not read on that there is no server.
    if (status === 'signed-in') void monitor.askNow();
    return unsubscribe;
  }, [monitor, queryClient, status]);
}
