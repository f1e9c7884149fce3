import type { Registry } from '@formline/shared/contracts/platform/registry';
import { SESSION_SECONDS } from '@formline/shared/domain/accounts/sessionLife';

/** For clocks that differ, and for a page that somebody looks at a while before signing in. */
const MARGIN_SECONDS = 7_200;

/** How long after a build stopped being live somebody may still work in a tab that loaded it. */
export const OPEN_TAB_MS = (SESSION_SECONDS + MARGIN_SECONDS) * 1000;

export const isInOpenTabs = (until: string, now: string) => Date.parse(until) > Date.parse(now) - OPEN_TAB_MS;

type Hosts = Registry['hosts'];

/**
 * Hosts of a registry in which a build becomes the live one: before the others, of which those stay that tabs may have
 * open. The list is the same when the build is live already.
 */
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
