import { chakra, SkipLink } from '@formline/shared/ui/core';
import { Outlet } from '@formline/shared/routing';
import { MAIN_ID } from './regionIds';

export function BareFrame() {
  return (
    <>
      <SkipLink targetId={MAIN_ID} />
      <chakra.main id={MAIN_ID} tabIndex={-1} outline="none" minH="100vh">
        <Outlet />
      </chakra.main>
    </>
  );
}
