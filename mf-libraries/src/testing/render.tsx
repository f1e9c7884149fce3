import { QueryClient, QueryClientProvider } from '@formline/shared/query';
import { createMemoryRouter, RouterProvider } from '@formline/shared/routing';
import { UiProvider } from '@formline/shared/ui/core';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';

/** What jsdom lacks: layout. Every box is as large as a window, so that virtual lists draw their first rows. */
class StillLayout {
  observe() {}
  unobserve() {}
  disconnect() {}
}
Reflect.set(globalThis, 'ResizeObserver', StillLayout);
Object.defineProperties(Element.prototype, {
  clientWidth: { configurable: true, get: () => 1200 },
  clientHeight: { configurable: true, get: () => 560 },
});
Element.prototype.scrollTo = function scrollTo(this: Element, to?: ScrollToOptions | number) {
  this.scrollTop = typeof to === 'object' ? (to.top ?? 0) : 0;
  this.dispatchEvent(new Event('scroll'));
};

interface RoutePlace {
  /** Pattern of the route, as in the manifest. */
  readonly path: string;
  /** Address that is opened; the pattern if not given. */
  readonly at?: string;
}

/** Renders a route of this remote as the host does: with a cache, a router and the UI system. */
export function renderRoute(route: ReactElement, { path, at = path }: RoutePlace) {
  const cache = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const router = createMemoryRouter([{ path, element: route }], { initialEntries: [at] });
  const rendered = render(
    <UiProvider>
      <QueryClientProvider client={cache}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </UiProvider>,
  );
  return { ...rendered, router, user: userEvent.setup() };
}
