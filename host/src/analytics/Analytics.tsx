import { useEffect } from 'react';
import { apiAnalytics, startAnalytics } from './startAnalytics';

/** Counts what is announced while somebody is signed in. */
export function Analytics() {
  // Meets the bus and the server.
  useEffect(() => startAnalytics(apiAnalytics), []);
  return null;
}
