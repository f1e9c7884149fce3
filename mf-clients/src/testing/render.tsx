import { QueryClient, QueryClientProvider } from '@formline/shared/query';
import { createMemoryRouter, RouterProvider } from '@formline/shared/routing';
import { type SlotRenderer, SlotRendererProvider } from '@formline/shared/slots';
import { UiProvider } from '@formline/shared/ui/core';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';

/** What jsdom lacks: layout never changes in it, and it cannot scroll. */
class StillLayout {
  observe() {}
  unobserve() {}
  disconnect() {}
}
Reflect.set(globalThis, 'ResizeObserver', StillLayout);
Reflect.set(globalThis, 'scrollTo', () => undefined);

/** Shows the props a slot was given, in the place of another remote's piece. */
const SlotProbe: SlotRenderer = ({ name, slotProps }) => (
  <output aria-label={name}>{JSON.stringify(slotProps)}</output>
);

interface RoutePlace {
  /** Pattern of the route, as in the manifest. */
  readonly path: string;
  /** Address that is opened; the pattern if not given. */
  readonly at?: string;
}

/** Renders a route of this remote as the host does: with a cache, a router, the UI system and its slots. */
export function renderRoute(route: ReactElement, { path, at = path }: RoutePlace) {
  const cache = new QueryClient({ defaultOptions: { queries: { retry: false } } });
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
        <SlotRendererProvider value={SlotProbe}>
          <RouterProvider router={router} />
        </SlotRendererProvider>
      </QueryClientProvider>
    </UiProvider>,
  );
  return { ...rendered, router, cache, user: userEvent.setup() };
}
