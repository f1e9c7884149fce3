import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactElement, useEffect } from 'react';
import { followChanges, QueryClient, QueryClientProvider } from '../query/query';
import { createMemoryRouter, RouterProvider } from '../routing/routing';
import { type SlotRenderer, SlotRendererProvider } from '../slots/slots';
import { UiProvider } from '../ui/core';
import { fillToasterOutlet } from '../ui/toaster/ToasterOutlet';
import { toastStore } from '../ui/toaster/shownNotices';

const SlotProbe: SlotRenderer = ({ name, slotProps }) => (
  <output aria-label={name}>{JSON.stringify(slotProps)}</output>
);

function ChangeFollower({ cache }: { readonly cache: QueryClient }) {
  // Meets the bus.
  useEffect(() => followChanges(cache), [cache]);
  return null;
}

interface RouteOptions {
  readonly path: string;
  readonly at?: string;
}

/** Renders a route as the host does: with a cache, a router, the UI system and slots. Other addresses read "Elsewhere". */
export function renderRoute(route: ReactElement, { path, at = path }: RouteOptions) {
  // Notices outlive the test that caused them, and only a few are shown at once.
  toastStore.remove();
  fillToasterOutlet(null);
  const cache = new QueryClient({
    defaultOptions: { queries: { retry: false }, mutations: { networkMode: 'always' } },
  });
  const router = createMemoryRouter(
    [
      { path, element: route },
      { path: '*', element: <p>Elsewhere</p> },
    ],
    { initialEntries: [at] },
  );
  const rendered = render(
    <UiProvider>
      <QueryClientProvider client={cache}>
        <ChangeFollower cache={cache} />
        <SlotRendererProvider value={SlotProbe}>
          <RouterProvider router={router} />
        </SlotRendererProvider>
      </QueryClientProvider>
    </UiProvider>,
  );
  return { ...rendered, router, cache, user: userEvent.setup() };
}
