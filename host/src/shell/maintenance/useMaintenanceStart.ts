import { setSiteConfig } from '@formline/shared/site-config';
import { useEffect } from 'react';
import { fetchSiteConfig } from '../../site-config/readSiteConfig';
import type { ConnectionMonitor } from '../connection/connectionMonitor';

/** An open page asks no more often than this. */
const SHORTEST_PAUSE_MS = 30_000;

/** Notices in an open page that the site was closed: when somebody comes back to it, or the server stops answering. */
export function useMaintenanceStart(monitor: ConnectionMonitor): void {
  // Meets the server.
  useEffect(() => {
    let askedAt = Date.now();
    const ask = async () => {
      if (Date.now() - askedAt < SHORTEST_PAUSE_MS) return;
      askedAt = Date.now();
      const config = await fetchSiteConfig().catch(() => null);
      if (config?.maintenance) setSiteConfig(config);
    };
    const handleReturn = () => {
      if (document.visibilityState === 'visible') void ask();
    };
    const unsubscribe = monitor.subscribe(() => {
      if (monitor.current() === 'unreachable') {
        askedAt = -Infinity;
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
