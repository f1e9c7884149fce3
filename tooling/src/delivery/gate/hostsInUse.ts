import type { Registry } from '@formline/shared/contracts/registry';
import { OPEN_TAB_MS } from '../openTabs';

type HostBuild = Registry['hosts'][number];

/** A build of the host that counts, and when it does so no more; null for the live one. */
export interface HostInUse extends HostBuild {
  readonly closesAt: string | null;
}

/**
 * The builds of the host that a remote has to fit: the live one, and those that were replaced so lately that somebody's
 * tab may still have them.
 * @param hosts as the registry lists them, the live one first
 */
export function hostsInUse(hosts: Registry['hosts'], now: Date): HostInUse[] {
  return hosts
    .map((host, index) => {
      const successor = hosts[index - 1];
      if (!successor) return { ...host, closesAt: null };
      const closes = Date.parse(successor.deployedAt) + OPEN_TAB_MS;
      return { ...host, closesAt: new Date(closes).toISOString() };
    })
    .filter(({ closesAt }) => closesAt === null || Date.parse(closesAt) > now.getTime());
}
