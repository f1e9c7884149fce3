import { QueryClientProvider } from '@formline/shared/query';
import { RouterProvider } from '@formline/shared/routing';
import { useSession } from '@formline/shared/session';
import { setSiteConfig, useSiteConfig } from '@formline/shared/site-config';
import { SlotRendererProvider } from '@formline/shared/slots';
import { UiProvider } from '@formline/shared/ui/core';
import { Suspense, useState } from 'react';
import { isOverrideInPlay } from '../overrides/takeOverrides';
import { RemoteSlot } from '../remotes/RemoteSlot';
import { liveRouter } from '../routing/liveRouter';
import { ConnectionBanner } from '../shell/connection/ConnectionBanner';
import { connectionMonitor, isServerReady } from '../shell/connection/connectionMonitor';
import { useRecovery } from '../shell/connection/useRecovery';
import { CoveredPage } from '../shell/covered-page/CoveredPage';
import { untilLoadedPart } from '../shell/untilLoadedPart';
import { MaintenancePage } from '../shell/maintenance/MaintenancePage';
import { useMaintenanceStart } from '../shell/maintenance/useMaintenanceStart';
import { SessionView } from '../shell/SessionView';
import { usePersonalCache } from './usePersonalCache';
import { whenIdle } from './whenIdle';

const SignedInParts = untilLoadedPart(async () => (await import('../shell/SignedInParts')).SignedInParts);

const OverridesInPlay = untilLoadedPart(
  async () => (await import('../overrides/OverridesInPlay')).OverridesInPlay,
);

const RemoteUpdates = untilLoadedPart(async () => {
  await whenIdle();
  return (await import(/* webpackChunkName: "updates" */ '../remotes/updates/RemoteUpdates')).RemoteUpdates;
});

export function App() {
  const [monitor] = useState(() => connectionMonitor(isServerReady));
  const queryClient = usePersonalCache(monitor.noteNoAnswer);
  const [router] = useState(liveRouter);
  const [hasOverrides] = useState(isOverrideInPlay);
  const { status } = useSession();
  const { maintenance } = useSiteConfig();
  useRecovery(monitor, queryClient);
  useMaintenanceStart(monitor);
  return (
    <UiProvider>
      <QueryClientProvider client={queryClient}>
        <SlotRendererProvider value={RemoteSlot}>
          <CoveredPage cover={maintenance ? <MaintenancePage onOpen={setSiteConfig} /> : null}>
            <ConnectionBanner
              monitor={monitor}
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
              <OverridesInPlay />
            </Suspense>
          )}
          {status === 'signed-in' && (
            <Suspense>
              <SignedInParts />
            </Suspense>
          )}
        </SlotRendererProvider>
      </QueryClientProvider>
    </UiProvider>
  );
}
