import { Outlet } from '@formline/shared/routing';
import { useSession } from '@formline/shared/session';
import { Suspense } from 'react';
import { RemoteLoading } from '../remotes/RemoteLoading';
import { ShellLoading } from '../shell/ShellLoading';
import { Kit } from './lazyKit';

/** Around every page that is not made of the basics alone. */
export function KitFrame() {
  const { status } = useSession();
  return (
    <Suspense fallback={status === 'signed-in' ? <ShellLoading /> : <RemoteLoading isPainted />}>
      <Kit>
        <Outlet />
      </Kit>
    </Suspense>
  );
}
