import { checkTerms } from '@formline/shared/contracts/accounts/legalDocuments';
import type { RegistryEntry } from '@formline/shared/contracts/platform/registry';
import type { CurrentUser } from '@formline/shared/contracts/people/users';
import { QueryClient, QueryClientProvider } from '@formline/shared/query';
import { createMemoryRouter, RouterProvider } from '@formline/shared/routing';
import { buildCurrentUser } from '@formline/shared/testing/builders';
import { fakeApi } from '@formline/shared/testing/fakeApi';
import { signInAs } from '@formline/shared/testing/signInAs';
import { UiProvider } from '@formline/shared/ui/core';
import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { switchTo } from '../remotes/registry/liveRemotes';
import { AppFrame } from '../shell/AppFrame';

interface Shell {
  readonly user?: CurrentUser;
  readonly isManager?: boolean;
  readonly entries?: readonly RegistryEntry[];
  readonly at?: string;
  readonly page?: ReactNode;
}

export async function renderShell({
  user = buildCurrentUser(),
  isManager = false,
  entries = [],
  at = '/clients/my-clients',
  page = <h1>The page</h1>,
}: Shell = {}) {
  switchTo(entries);
  const api = fakeApi();
  await signInAs(api, user, { isManager });
  api.answer(checkTerms, { requires_pp_update: false, required_tc_update: false });
  const router = createMemoryRouter([{ element: <AppFrame />, children: [{ path: '*', element: page }] }], {
    initialEntries: [at],
  });
  render(
    <UiProvider>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </UiProvider>,
    { onCaughtError: () => undefined },
  );
  await screen.findByRole('button', { name: /profile menu/i });
  return { api, router };
}
