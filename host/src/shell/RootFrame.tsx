import { Outlet, ScrollRestoration, useLocation } from '@formline/shared/routing';
import { chakra, SkipLink } from '@formline/shared/ui/core';
import { PageBoundary } from './PageBoundary';
import { SmallScreenGate } from './small-screen-gate/SmallScreenGate';
import { MAIN_ID } from './regionIds';

/** A new page starts at its top; going back restores the scroll position. */
export function RootFrame() {
  const { pathname } = useLocation();
  return (
    <>
      <SmallScreenGate>
        <PageBoundary path={pathname}>
          <Outlet />
        </PageBoundary>
      </SmallScreenGate>
      <ScrollRestoration />
    </>
  );
}

export function FrameWithoutNavigation() {
  return (
    <>
      <SkipLink targetId={MAIN_ID} />
      <chakra.main id={MAIN_ID} tabIndex={-1} outline="none" minH="100vh">
        <Outlet />
      </chakra.main>
    </>
  );
}
