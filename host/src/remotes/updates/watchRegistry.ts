import type { Registry } from '@formline/shared/contracts/platform/registry';
import { fetchRegistry } from '../registry/readRegistry';

/** Spread, so that tabs do not ask in the same second. */
const POLL_MS = 300_000;
const SPREAD_MS = 60_000;
const SHORTEST_PAUSE_MS = 10_000;

/** Reads while the page is visible and on return. Failures are ignored. @returns a function that stops it */
export function watchRegistry(onRegistry: (registry: Registry) => void): () => void {
  let requestedAt = Date.now();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;
  const ask = async () => {
    requestedAt = Date.now();
    const registry = await fetchRegistry().catch(() => null);
    if (registry && !isOver) onRegistry(registry);
  };
  const wait = () => {
    clearTimeout(timer);
    if (isOver || document.visibilityState === 'hidden') return;
    timer = setTimeout(() => void ask().finally(wait), POLL_MS + (Math.random() - 0.5) * SPREAD_MS);
  };
  const handleReturn = () => {
    const isDue = document.visibilityState === 'visible' && Date.now() - requestedAt >= SHORTEST_PAUSE_MS;
    if (isDue) void ask();
    wait();
  };
  document.addEventListener('visibilitychange', handleReturn);
  addEventListener('focus', handleReturn);
  addEventListener('online', handleReturn);
  wait();
  return () => {
    isOver = true;
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', handleReturn);
    removeEventListener('focus', handleReturn);
    removeEventListener('online', handleReturn);
  };
}
