import type { Registry } from '@formline/shared/contracts/registry';
import { fetchRegistry } from '../registry/fetchRegistry';

/** An open page asks this often; spread, so that not everybody asks in one second. */
const POLL_MS = 300_000;
const SPREAD_MS = 60_000;
/** Whoever goes to and fro between windows asks no more often than this. */
const SHORTEST_PAUSE_MS = 10_000;

/**
 * Tells of the registry again and again, until the returned function is called: every few minutes while the page is seen,
 * and when somebody comes back to it. A failure is nobody's business: the page has what it needs.
 */
export function watchRegistry(onRegistry: (registry: Registry) => void): () => void {
  let askedAt = Date.now();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;
  const ask = async () => {
    askedAt = Date.now();
    const registry = await fetchRegistry().catch(() => null);
    if (registry && !isOver) onRegistry(registry);
  };
  const wait = () => {
    clearTimeout(timer);
    if (isOver || document.visibilityState === 'hidden') return;
    timer = setTimeout(() => void ask().finally(wait), POLL_MS + (Math.random() - 0.5) * SPREAD_MS);
  };
  const handleReturn = () => {
    const isDue = document.visibilityState === 'visible' && Date.now() - askedAt >= SHORTEST_PAUSE_MS;
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
