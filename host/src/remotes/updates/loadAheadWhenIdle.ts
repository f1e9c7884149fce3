import type { QueryClient } from '@formline/shared/query';
import { whenIdle } from '../../bootstrap/whenIdle';
import { isMounted, liveRemotes } from '../registry/liveRemotes';
import { whenLoaded } from '../loading/moduleLoadings';
import { mayLoadAhead } from './mayLoadAhead';
import { type TabModule, tabModules } from './tabModules';

let folder: string | null = null;

/** Nobody misses a file that was loaded ahead and failed. */
export const isComingAhead = (address: string): boolean => folder !== null && address.startsWith(folder);

/** Failures are ignored, because a visit tries again. @param cache shows whether the page waits */
export function loadAheadWhenIdle(isManager: boolean, cache: QueryClient): () => void {
  let isOver = false;
  const tried = new Set<string>();
  const work = async (): Promise<void> => {
    await whenUnoccupied(cache);
    const modules = tabModules(liveRemotes().entries, isManager);
    const next = modules.find((module) => !tried.has(keyOf(module)) && !isMounted(module.entry.name));
    if (isOver || !next || !mayLoadAhead()) return;
    tried.add(keyOf(next));
    await prefetch(next);
    await work();
  };
  void work();
  addEventListener('error', suppressError, true);
  return () => {
    isOver = true;
    removeEventListener('error', suppressError, true);
  };
}

const keyOf = ({ entry, expose }: TabModule) => `${entry.name}/${expose}`;

async function whenUnoccupied(cache: QueryClient): Promise<void> {
  await whenVisible();
  // After a sign-in the page's module calls the server only once it renders.
  await whenIdle();
  await whenLoaded();
  await whenIdle();
  await whenAnswered(cache);
  await whenIdle();
}

async function whenVisible(): Promise<void> {
  if (document.visibilityState === 'visible') return;
  await new Promise((resolve) => document.addEventListener('visibilitychange', resolve, { once: true }));
  await whenVisible();
}

function whenAnswered(cache: QueryClient): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (cache.isFetching() > 0) return;
      stop();
      resolve();
    };
    const stop = cache.getQueryCache().subscribe(look);
    look();
  });
}

async function prefetch({ entry, expose }: TabModule): Promise<void> {
  folder = new URL('.', new URL(entry.entry, document.baseURI)).href;
  await import(/* webpackChunkName: "federation" */ '../loading/federation')
    .then(({ prefetchExposed }) => prefetchExposed(entry, expose))
    // The visit reports the failure.
    .catch(() => undefined);
  folder = null;
}

function suppressError(event: Event): void {
  if (event instanceof ErrorEvent && isComingAhead(event.filename)) event.stopImmediatePropagation();
}
