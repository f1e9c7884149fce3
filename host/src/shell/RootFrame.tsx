import { Outlet, ScrollRestoration } from '@formline/shared/routing';

/** Around every page: a new page starts at its top, going back returns to where one was. */
export function RootFrame() {
  return (
    <>
      <Outlet />
      <ScrollRestoration />
    </>
  );
}
