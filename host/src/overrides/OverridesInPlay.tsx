import type { SiteConfig } from '@formline/shared/contracts/siteConfig';
import { useSession } from '@formline/shared/session';
import { useSiteConfig } from '@formline/shared/site-config';
import { notify } from '@formline/shared/ui/overlays';
import { useEffect } from 'react';
import {
  activeOverrides,
  dropOverrides,
  keepOverrides,
  letOriginsIn,
  type Override,
} from '../remotes/registry/override';
import { loadAfresh } from './loadAfresh';
import { OverrideBadge } from './OverrideBadge';
import { applyOverrides, wantsOtherOrigin } from './applyOverrides';
import { overrideRecord } from './takeOverrides';

/** Signing out tells the server; the page that ends an override waits that long for it. */
const SIGN_OUT_PATIENCE_MS = 1_000;

/** Decides about what an address asked for, shows what is on, and ends it with the rights of who asked. */
export function OverridesInPlay() {
  useAppliedOverrides();
  useEndWithRights();
  return <OverrideBadge />;
}

function useAppliedOverrides(): void {
  const isAllowed = useIsAllowed();
  const config = useSiteConfig();
  // Meets the record of the tab: what an address asked for waits there until it is known who asks.
  useEffect(() => {
    if (isAllowed !== null) void settle(isAllowed, config);
  }, [isAllowed, config]);
}

async function settle(isAllowed: boolean, config: SiteConfig): Promise<void> {
  const asked = overrideRecord.read();
  overrideRecord.clear();
  if (!asked) return;
  if (isAllowed && !asked.hasOriginsIn && wantsOtherOrigin(asked.requests, config)) {
    overrideRecord.write({ ...asked, hasOriginsIn: true });
    letOriginsIn(true);
    loadAfresh();
    return;
  }
  const { granted, refusals } = await applyOverrides(asked.requests, { isAllowed, config });
  for (const refusal of refusals) notify.error(refusal);
  if (granted.every(isOn)) {
    letOriginsIn(activeOverrides().some(({ origin }) => origin !== null));
    return;
  }
  keepOverrides(granted);
  loadAfresh();
}

const isOn = ({ remote, build }: Override) =>
  activeOverrides().some(
    (one) => one.remote === remote && one.build.entry === build.entry && one.origin === null,
  );

/** Null while it is not known who is there, and while nobody is. */
function useIsAllowed(): boolean | null {
  const session = useSession();
  const { overridesForAll } = useSiteConfig();
  if (overridesForAll) return true;
  return session.status === 'signed-in' ? session.user.is_staff : null;
}

/** An overridden build lives in the page's memory: only a page loaded afresh is without it. */
function useEndWithRights(): void {
  const session = useSession();
  const { overridesForAll } = useSiteConfig();
  const hasNoRight =
    !overridesForAll &&
    (session.status === 'signed-out' || (session.status === 'signed-in' && !session.user.is_staff));
  // Meets the browser: what is on ends with the sign-in it was granted to.
  useEffect(() => {
    if (!hasNoRight || activeOverrides().length === 0) return;
    dropOverrides();
    // What was dropped still runs here: the page goes even when somebody signs in meanwhile.
    setTimeout(loadAfresh, SIGN_OUT_PATIENCE_MS);
  }, [hasNoRight]);
}
