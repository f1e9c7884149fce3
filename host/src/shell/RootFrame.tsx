import { Outlet, ScrollRestoration, useLocation } from '@formline/shared/routing';
import { SkipLink } from '@formline/shared/ui/basics';
import { PageBoundary } from './PageBoundary';
import { SmallScreenGate } from './small-screen-gate/SmallScreenGate';
import { MAIN_ID } from './regionIds';
import * as styles from './shell.module.css';

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
      <main id={MAIN_ID} tabIndex={-1} className={styles.main}>
        <Outlet />
      </main>
    </>
  );
}
