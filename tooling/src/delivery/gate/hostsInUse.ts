import type { Registry } from '@formline/shared/contracts/platform/registry';
import { isInOpenTabs, OPEN_TAB_MS } from '../openTabs';

type HostBuild = Registry['hosts'][number];

export interface HostInUse extends HostBuild {
  readonly closesAt: string | null;
}

/** The live host and those that open tabs may still use. @param hosts the live one first */
export function hostsInUse(hosts: Registry['hosts'], now: Date): HostInUse[] {
  return hosts.flatMap((host, index): HostInUse[] => {
    const replacedAt = hosts[index - 1]?.deployedAt;
    if (replacedAt === undefined) return [{ ...host, closesAt: null }];
    if (!isInOpenTabs(replacedAt, now.toISOString())) return [];
    return [{ ...host, closesAt: new Date(Date.parse(replacedAt) + OPEN_TAB_MS).toISOString() }];
  });
}
