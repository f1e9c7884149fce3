import type { Registry } from '@formline/shared/contracts/platform/registry';
import { SESSION_SECONDS } from '@formline/shared/domain/accounts/sessionLife';

/** For clock differences, and for pages that are open before a sign-in. */
const MARGIN_SECONDS = 7_200;

/** How long a tab may use a build after it was replaced. */
export const OPEN_TAB_MS = (SESSION_SECONDS + MARGIN_SECONDS) * 1000;

export const isInOpenTabs = (until: string, now: string) => Date.parse(until) > Date.parse(now) - OPEN_TAB_MS;

type Hosts = Registry['hosts'];

/** Hosts that open tabs may use stay in the list. The list is unchanged when the build is live already. */
export function withLiveHost(
  hosts: Hosts,
  { version, build }: { version: string; build: string },
  at: string,
): Hosts {
  if (hosts[0]?.build === build) return hosts;
  const others = hosts.filter((host, index) => {
    const replacedAt = hosts[index - 1]?.deployedAt ?? at;
    return host.build !== build && isInOpenTabs(replacedAt, at);
  });
  return [{ version, build, deployedAt: at }, ...others];
}
