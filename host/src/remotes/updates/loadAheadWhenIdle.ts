import type { QueryClient } from '@formline/shared/query';
import { whenIdle } from '../../bootstrap/whenIdle';
import { isMounted, liveRemotes } from '../registry/liveRemotes';
import { whenLoaded } from '../loading/moduleLoadings';
import { mayLoadAhead } from './mayLoadAhead';
import { type TabModule, tabModules } from './tabModules';

/** Folder of the build whose files are coming ahead at the moment; null while none are. */
let folder: string | null = null;

/** True for a file that comes before anybody has asked for it: nobody misses one that fails. */
export const isComingAhead = (address: string): boolean => folder !== null && address.startsWith(folder);

/**
 * Loads what the tabs lead to while the page has nothing better to do: pages of other remotes, one after the other, each
 * once. What fails is told to nobody, and whoever goes there asks anew. Until the returned function is called.
 * @param cache knows whether the page waits for the server
 */
export function loadAheadWhenIdle(isManager: boolean, cache: QueryClient): () => void {
  let isOver = false;
  const tried = new Set<string>();
  const work = async (): Promise<void> => {
    await whenUnoccupied(cache);
    const modules = tabModules(liveRemotes().entries, isManager);
    const next = modules.find((module) => !tried.has(keyOf(module)) && !isMounted(module.entry.name));
    if (isOver || !next || !mayLoadAhead()) return;
    tried.add(keyOf(next));
    await bring(next);
    await work();
  };
  void work();
  addEventListener('error', keepQuiet, true);
  return () => {
    isOver = true;
    removeEventListener('error', keepQuiet, true);
  };
}

const keyOf = ({ entry, expose }: TabModule) => `${entry.name}/${expose}`;

/** Waits until the page is seen, shows what it was asked for, and has nothing to do. */
async function whenUnoccupied(cache: QueryClient): Promise<void> {
  await whenSeen();
  // Whoever has just signed in is led to a page, whose module asks the server only once it is drawn.
  await whenIdle();
  await whenLoaded();
  await whenIdle();
  await whenAnswered(cache);
  await whenIdle();
}

async function whenSeen(): Promise<void> {
  if (document.visibilityState === 'visible') return;
  await new Promise((resolve) => document.addEventListener('visibilitychange', resolve, { once: true }));
  await whenSeen();
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

async function bring({ entry, expose }: TabModule): Promise<void> {
  folder = new URL('.', new URL(entry.entry, document.baseURI)).href;
  await import(/* webpackChunkName: "federation" */ '../loading/federation')
    .then(({ bringExposed }) => bringExposed(entry, expose))
    // Whoever goes there gets to know.
    .catch(() => undefined);
  folder = null;
}

/** Keeps what an entry throws that nobody has asked for from the reports. */
function keepQuiet(event: Event): void {
  if (event instanceof ErrorEvent && isComingAhead(event.filename)) event.stopImmediatePropagation();
}
