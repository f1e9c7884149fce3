import type { RegistryEntry } from '@formline/shared/contracts/registry';
import { QueryClientProvider } from '@formline/shared/query';
import { createBrowserRouter, RouterProvider } from '@formline/shared/routing';
import { useSession } from '@formline/shared/session';
import { SlotRendererProvider } from '@formline/shared/slots';
import { UiProvider } from '@formline/shared/ui/core';
import { lazy, Suspense, useState } from 'react';
import { slotRendererFor } from '../remotes/RemoteSlot';
import { routeTable } from '../routing/routeTable';
import { loadSignedInParts } from '../shell/loadSignedInParts';
import { ServerUnreachable } from '../shell/ServerUnreachable';
import { ShellLoading } from '../shell/ShellLoading';
import { usePersonalCache } from './usePersonalCache';

const SignedInParts = lazy(loadSignedInParts);

/** The whole dashboard over the remotes of one registry. */
export function App({ entries }: { readonly entries: readonly RegistryEntry[] }) {
  const queryClient = usePersonalCache();
  const [router] = useState(() => createBrowserRouter(routeTable(entries)));
  const [slotRenderer] = useState(() => slotRendererFor(entries));
  const { status } = useSession();
  return (
    <UiProvider>
      <QueryClientProvider client={queryClient}>
        <SlotRendererProvider value={slotRenderer}>
          {status === 'restoring' && <ShellLoading />}
          {status === 'unreachable' && <ServerUnreachable />}
          {(status === 'signed-in' || status === 'signed-out') && <RouterProvider router={router} />}
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
