import type { Registry } from '@formline/shared/contracts/platform/registry';
import { isInOpenTabs } from './openTabs';

export const buildId = (name: string, build: string) => `${name}/${build}`;

export function buildsNamed({ hosts, remotes }: Registry): { name: string; build: string }[] {
  return [
    ...hosts.map(({ build }) => ({ name: 'host', build })),
    ...remotes.flatMap(({ name, active, fallback, canary }) =>
      [active, fallback, canary?.build].flatMap((known) => (known ? [{ name, build: known.build }] : [])),
    ),
  ];
}

/** Builds that open tabs may still use. @param newestFirst read only as far as needed */
export async function buildsInUse(newestFirst: AsyncIterable<Registry>, now: string): Promise<Set<string>> {
  const used = new Set<string>();
  for await (const revision of newestFirst) {
    for (const { name, build } of buildsNamed(revision)) used.add(buildId(name, build));
    if (!isInOpenTabs(revision.change.at, now)) break;
  }
  return used;
}
