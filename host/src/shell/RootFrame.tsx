import { Outlet, ScrollRestoration, useLocation } from '@formline/shared/routing';
import { PageBoundary } from './PageBoundary';
import { SmallScreenGate } from './small-screen-gate/SmallScreenGate';

/** Around every page: a new page starts at its top, going back returns to where one was. */
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
