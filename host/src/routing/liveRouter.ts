import type { RegistryEntry } from '@formline/shared/contracts/platform/registry';
import { createBrowserRouter, replaceRoutes } from '@formline/shared/routing';
import { liveRemotes, subscribeToRemotes } from '../remotes/registry/liveRemotes';
import { routeTable } from './routeTable';

/** A build that offers the same routes leaves the router alone. */
const offeredBy = (entries: readonly RegistryEntry[]) =>
  JSON.stringify(entries.map(({ name, manifest: { routes, redirects } }) => [name, routes, redirects]));

export function liveRouter() {
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
