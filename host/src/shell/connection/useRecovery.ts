import type { QueryClient } from '@formline/shared/query';
import { restoreSession, useSession } from '@formline/shared/session';
import { useEffect } from 'react';
import type { ConnectionMonitor } from './connectionMonitor';

export function useRecovery(monitor: ConnectionMonitor, queryClient: QueryClient): void {
  const { status } = useSession();
  // External system: the browser's network state.
  useEffect(() => monitor.start(), [monitor]);
  // External system: the server.
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
    // After a manual success the banner must not stay.
    if (status === 'signed-in') void monitor.askNow();
    return unsubscribe;
  }, [monitor, queryClient, status]);
}
