import type { RegistryEntry } from '@formline/shared/contracts/platform/registry';
import { createBrowserRouter, replaceRoutes } from '@formline/shared/routing';
import { liveRemotes, subscribeToRemotes } from '../remotes/registry/liveRemotes';
import { routeTable } from './routeTable';

/** A build that offers the same routes leaves the router alone. */
const offeredBy = (entries: readonly RegistryEntry[]) =>
  JSON.stringify(entries.map(({ name, manifest: { routes, redirects } }) => [name, routes, redirects]));

/**
 * The router calls the first page of every document `default`, and would begin it where another one was left.
 * A reload finds the key again, an address that is opened does not.
 */
function nameFirstPage(): void {
  const state: unknown = history.state;
  const known = typeof state === 'object' ? state : null;
  history.replaceState({ key: String(performance.timeOrigin), ...known }, '');
}

export function liveRouter() {
  nameFirstPage();
  let known = liveRemotes().entries;
  const router = createBrowserRouter(routeTable(known));
  subscribeToRemotes(() => {
    const { entries } = liveRemotes();
    if (entries === known) return;
    const isSame = offeredBy(entries) === offeredBy(known);
    known = entries;
    if (!isSame) replaceRoutes(router, routeTable(entries));
  });
  return router;
}
