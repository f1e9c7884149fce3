import type { SiteConfig } from '@formline/shared/contracts/platform/siteConfig';
import { useSession } from '@formline/shared/session';
import { useSiteConfig } from '@formline/shared/site-config';
import { notify } from '@formline/shared/ui/overlays';
import { useEffect } from 'react';
import {
  activeOverrides,
  dropOverrides,
  storeOverrides,
  letOriginsIn,
  letOriginsInAfterLoad,
  type Override,
} from '../remotes/registry/override';
import { loadAfresh } from './loadAfresh';
import { OverrideBadge } from './OverrideBadge';
import { applyOverrides, wantsOtherOrigin } from './applyOverrides';
import { overrideRecord } from './takeOverrides';

/** Time for sign-out to reach the server before the page reloads. */
const SIGN_OUT_PATIENCE_MS = 1_000;

export function OverridesInPlay() {
  useAppliedOverrides();
  useEndWithRights();
  return <OverrideBadge />;
}

function useAppliedOverrides(): void {
  const isAllowed = useIsAllowed();
  const config = useSiteConfig();
  // External system: the tab's storage, where a request waits until the person is known.
  useEffect(() => {
    if (isAllowed !== null) void settle(isAllowed, config);
  }, [isAllowed, config]);
}

async function settle(isAllowed: boolean, config: SiteConfig): Promise<void> {
  const pending = overrideRecord.read();
  overrideRecord.clear();
  if (!pending) return;
  if (isAllowed && wantsOtherOrigin(pending.requests, config) && letOriginsInAfterLoad()) {
    overrideRecord.write(pending);
    loadAfresh();
    return;
  }
  const { granted, refusals } = await applyOverrides(pending.requests, { isAllowed, config });
  for (const refusal of refusals) notify.error(refusal);
  if (granted.every(isOn)) {
    letOriginsIn(activeOverrides().some(({ origin }) => origin !== null));
    return;
  }
  storeOverrides(granted);
  loadAfresh();
}

const isOn = ({ remote, build }: Override) =>
  activeOverrides().some(
    (one) => one.remote === remote && one.build.entry === build.entry && one.origin === null,
  );

function useIsAllowed(): boolean | null {
  const session = useSession();
  const { overridesForAll } = useSiteConfig();
  if (overridesForAll) return true;
  return session.status === 'signed-in' ? session.user.is_staff : null;
}

function useEndWithRights(): void {
  const session = useSession();
  const { overridesForAll } = useSiteConfig();
  const hasNoRight =
    !overridesForAll &&
    (session.status === 'signed-out' || (session.status === 'signed-in' && !session.user.is_staff));
  // External system: the browser. An override ends with the sign-in it was granted to.
  useEffect(() => {
    if (!hasNoRight || activeOverrides().length === 0) return;
    dropOverrides();
    // The page reloads even if somebody signs in meanwhile, because the dropped build still runs here.
    setTimeout(loadAfresh, SIGN_OUT_PATIENCE_MS);
  }, [hasNoRight]);
}
