import type { Registry } from '@formline/shared/contracts/platform/registry';
import { isInOpenTabs, OPEN_TAB_MS } from '../openTabs';

type HostBuild = Registry['hosts'][number];

export interface HostInUse extends HostBuild {
  readonly closesAt: string | null;
}

/**
 * The builds of the host that a remote has to fit: the live one, and those that were replaced so lately that somebody's
 * tab may still have them.
 * @param hosts as the registry lists them, the live one first
 */
export function hostsInUse(hosts: Registry['hosts'], now: Date): HostInUse[] {
  return hosts.flatMap((host, index): HostInUse[] => {
    const replacedAt = hosts[index - 1]?.deployedAt;
    if (replacedAt === undefined) return [{ ...host, closesAt: null }];
    if (!isInOpenTabs(replacedAt, now.toISOString())) return [];
    return [{ ...host, closesAt: new Date(Date.parse(replacedAt) + OPEN_TAB_MS).toISOString() }];
  });
}
