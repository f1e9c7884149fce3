import type { RegistryEntry } from '@formline/shared/contracts/registry';
import { matchRoutes } from '@formline/shared/routing';

/** The remote whose page stands at a path, by the same rule as the router's; undefined for the host's own pages. */
export function remoteAtPath(entries: readonly RegistryEntry[], path: string): RegistryEntry | undefined {
  const offered = entries.flatMap((entry) =>
    entry.manifest.routes.map((route) => ({ entry, route: { path: route.path } })),
  );
  const found = matchRoutes(
    offered.map(({ route }) => route),
    path,
  )?.at(-1);
  return offered.find(({ route }) => route === found?.route)?.entry;
}
