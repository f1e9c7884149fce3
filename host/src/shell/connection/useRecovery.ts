import { restoreSession, useSession } from '@formline/shared/session';
import { useEffect } from 'react';
import type { ConnectionMonitor } from './connectionMonitor';

export function useRecovery(monitor: ConnectionMonitor): void {
  const { status } = useSession();
  // External system: the browser's network state.
  useEffect(() => monitor.start(), [monitor]);
  // External system: the server.
  useEffect(() => {
    const unsubscribe = monitor.subscribe(() => {
      if (monitor.current() === 'online' && status === 'unreachable') void restoreSession();
    });
    if (status === 'unreachable') monitor.noteNoAnswer();
    // After a manual success the banner must not stay.
    if (status === 'signed-in') void monitor.askNow();
    return unsubscribe;
  }, [monitor, status]);
}
