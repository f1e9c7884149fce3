import { RouterProvider } from '@formline/shared/routing';
import { useSession } from '@formline/shared/session';
import { setSiteConfig, useSiteConfig } from '@formline/shared/site-config';
import { SlotRendererProvider } from '@formline/shared/slots';
import { PageRoot } from '@formline/shared/ui/basics';
import { Suspense, useState } from 'react';
import { Kit } from '../kit/lazyKit';
import { isOverrideInPlay } from '../overrides/takeOverrides';
import { RemoteSlot } from '../remotes/RemoteSlot';
import { liveRouter } from '../routing/liveRouter';
import { ConnectionBanner } from '../shell/connection/ConnectionBanner';
import { connection } from '../shell/connection/connectionMonitor';
import { useRecovery } from '../shell/connection/useRecovery';
import { CoveredPage } from '../shell/covered-page/CoveredPage';
import { loadSignedInParts } from '../shell/loadSignedInParts';
import { untilLoadedPart } from '../shell/untilLoadedPart';
import { MaintenancePage } from '../shell/maintenance/MaintenancePage';
import { useMaintenanceStart } from '../shell/maintenance/useMaintenanceStart';
import { SessionView } from '../shell/SessionView';
import { whenIdle } from './whenIdle';

const SignedInParts = untilLoadedPart(async () => (await loadSignedInParts()).SignedInParts);

const OverridesInPlay = untilLoadedPart(
  async () => (await import('../overrides/OverridesInPlay')).OverridesInPlay,
);

const RemoteUpdates = untilLoadedPart(async () => {
  await whenIdle();
  return (await import(/* webpackChunkName: "updates" */ '../remotes/updates/RemoteUpdates')).RemoteUpdates;
});

export function App() {
  const [router] = useState(liveRouter);
  const [hasOverrides] = useState(isOverrideInPlay);
  const { status } = useSession();
  const { maintenance } = useSiteConfig();
  useRecovery(connection);
  useMaintenanceStart(connection);
  return (
    <PageRoot>
      <SlotRendererProvider value={RemoteSlot}>
        <CoveredPage cover={maintenance ? <MaintenancePage onOpen={setSiteConfig} /> : null}>
          <ConnectionBanner
            monitor={connection}
            isHidden={status === 'unreachable' || status === 'restoring'}
          />
          <SessionView>
            <RouterProvider router={router} />
          </SessionView>
        </CoveredPage>
        <Suspense>
          <RemoteUpdates />
        </Suspense>
        {hasOverrides && (
          <Suspense>
            <Kit>
              <OverridesInPlay />
            </Kit>
          </Suspense>
        )}
        {status === 'signed-in' && (
          <Suspense>
            <Kit>
              <SignedInParts />
            </Kit>
          </Suspense>
        )}
      </SlotRendererProvider>
    </PageRoot>
  );
}
