import type { RegistryEntry } from '@formline/shared/contracts/platform/registry';
import { matchRoutes } from '@formline/shared/routing';

export function moduleAtPath(entries: readonly RegistryEntry[], path: string) {
  const offered = entries.flatMap((entry) =>
    entry.manifest.routes.map(({ expose, access, basicsOnly = false, path: pattern }) => ({
      entry,
      expose,
      access,
      basicsOnly,
      route: { path: pattern },
    })),
  );
  const found = matchRoutes(
    offered.map(({ route }) => route),
    path,
  )?.at(-1);
  return offered.find(({ route }) => route === found?.route);
}

export const remoteAtPath = (entries: readonly RegistryEntry[], path: string): RegistryEntry | undefined =>
  moduleAtPath(entries, path)?.entry;
