import { Outlet, ScrollRestoration, useLocation } from '@formline/shared/routing';
import { PageBoundary } from './PageBoundary';
import { SmallScreenGate } from './small-screen-gate/SmallScreenGate';

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
