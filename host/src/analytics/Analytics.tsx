import { useEffect } from 'react';
import { apiAnalytics, startAnalytics } from './startAnalytics';

export function Analytics() {
  // External systems: the event bus and the server.
  useEffect(() => startAnalytics(apiAnalytics), []);
  return null;
}
