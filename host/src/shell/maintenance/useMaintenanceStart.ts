import { setSiteConfig } from '@formline/shared/site-config';
import { useEffect } from 'react';
import { fetchSiteConfig } from '../../site-config/readSiteConfig';
import type { ConnectionMonitor } from '../connection/connectionMonitor';

const SHORTEST_PAUSE_MS = 30_000;

export function useMaintenanceStart(monitor: ConnectionMonitor): void {
  // External system: the server.
  useEffect(() => {
    let requestedAt = Date.now();
    const ask = async () => {
      if (Date.now() - requestedAt < SHORTEST_PAUSE_MS) return;
      requestedAt = Date.now();
      const config = await fetchSiteConfig().catch(() => null);
      if (config?.maintenance) setSiteConfig(config);
    };
    const handleReturn = () => {
      if (document.visibilityState === 'visible') void ask();
    };
    const unsubscribe = monitor.subscribe(() => {
      if (monitor.current() === 'unreachable') {
        requestedAt = -Infinity;
        void ask();
      }
    });
    document.addEventListener('visibilitychange', handleReturn);
    return () => {
      unsubscribe();
      document.removeEventListener('visibilitychange', handleReturn);
    };
  }, [monitor]);
}
