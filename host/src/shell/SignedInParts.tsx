import { useQueryClient } from '@formline/shared/query';
import { useSession } from '@formline/shared/session';
import { useEffect } from 'react';
import { whenIdle } from '../bootstrap/whenIdle';
import { loadAheadWhenIdle } from '../remotes/updates/loadAheadWhenIdle';
import { mayLoadAhead } from '../remotes/updates/mayLoadAhead';
import { SupportWidget } from '../support/SupportWidget';
import { AccountSwitch } from './account-switch/AccountSwitch';
import { shareChangesWithTabs } from './changes-across-tabs/shareChangesWithTabs';
import { notifyCutText } from './cut-text/notifyCutText';
import { SessionTimeout } from './session-timeout/SessionTimeout';
import { refuseStrayFiles } from './stray-files/refuseStrayFiles';
import { apiAnalytics, startAnalytics } from '../analytics/startAnalytics';

export function SignedInParts() {
  // Meets the other tabs.
  useEffect(shareChangesWithTabs, []);
  useEffect(notifyCutText, []);
  useEffect(refuseStrayFiles, []);
  return (
    <>
      <SessionTimeout />
      <AccountSwitch />
      <Analytics />
      <SupportWidget />
      <LoadAhead />
    </>
  );
}

function Analytics() {
  // External systems: the event bus and the server.
  useEffect(() => startAnalytics(apiAnalytics), []);
  return null;
}

function LoadAhead() {
  const session = useSession();
  const cache = useQueryClient();
  const isManager = session.status === 'signed-in' ? session.isManager : null;
  // External system: the network, while nothing else uses it.
  useEffect(() => (isManager === null ? undefined : loadAheadWhenIdle(isManager, cache)), [isManager, cache]);
  // People type right after its shortcut, and keys typed before it stands are lost.
  useEffect(() => void loadPaletteWhenIdle(), []);
  return null;
}

async function loadPaletteWhenIdle(): Promise<void> {
  await whenIdle();
  // Opening it tries again.
  if (mayLoadAhead()) await import('./command-palette/CommandPalette').catch(() => undefined);
}
