import { QueryClient, QueryClientProvider } from '@formline/shared/query';
import { createMemoryRouter, RouterProvider } from '@formline/shared/routing';
import { UiProvider } from '@formline/shared/ui/core';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';

interface Place {
  /** Pattern of the route, as in the manifest. */
  readonly path: string;
  /** Address that is opened. */
  readonly at: string;
}

/** Renders a piece of this remote as the host does: with a cache, a router and the UI system. */
export function renderAt(piece: ReactElement, { path, at }: Place) {
  silenceOldJsxNotice();
  const cache = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const router = createMemoryRouter(
    [
      { path, element: piece },
      { path: '*', element: <p>Elsewhere</p> },
    ],
    { initialEntries: [at] },
  );
  const rendered = render(
    <UiProvider>
      <QueryClientProvider client={cache}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </UiProvider>,
  );
  return { ...rendered, router, user: userEvent.setup() };
}

/** The calendar library's wrapper was compiled long ago, of which React reminds once; everything else still counts. */
function silenceOldJsxNotice(): void {
  const { warn } = console;
  jest.spyOn(console, 'warn').mockImplementation((...parts: unknown[]) => {
    if (!String(parts[0]).includes('outdated JSX transform')) warn(...parts);
  });
}
