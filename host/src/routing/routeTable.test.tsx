import { revokeToken } from '@formline/shared/contracts/accounts/auth';
import { checkTerms } from '@formline/shared/contracts/accounts/legalDocuments';
import type { RemoteRoute } from '@formline/shared/contracts/platform/remoteManifest';
import { QueryClient, QueryClientProvider } from '@formline/shared/query';
import { createMemoryRouter, RouterProvider } from '@formline/shared/routing';
import { signOut } from '@formline/shared/session';
import { buildCurrentUser } from '@formline/shared/testing/builders';
import { fakeApi } from '@formline/shared/testing/fakeApi';
import { signInAs } from '@formline/shared/testing/signInAs';
import { UiProvider } from '@formline/shared/ui/core';
import { act, render, screen, waitFor } from '@testing-library/react';
import { switchTo } from '../remotes/registry/liveRemotes';
import { loadRemote } from '../remotes/loading/loadRemote';
import { buildRegistryEntry } from '../testing/registryOf';
import { routeTable } from './routeTable';

jest.mock('../remotes/loading/loadRemote');

const route = (path: string, access: RemoteRoute['access'], bare = false): RemoteRoute => ({
  path,
  access,
  bare,
  expose: './Page',
  title: `Title of ${path}`,
});
const entries = [
  buildRegistryEntry('mf-a', {
    routes: [
      route('/login', 'signed-out', true),
      route('/delete-account', 'anyone', true),
      route('/clients/my-clients', 'trainer'),
      route('/clients/my-clients/:client/plan/own', 'trainer'),
      route('/groups/my-groups', 'trainer'),
      route('/dashboard/cc-dashboard', 'manager'),
    ],
    redirects: [
      { from: '/clients/*', to: '/clients/my-clients' },
      { from: '/clients/my-clients/:client/plan/*', to: '/clients/my-clients/:client/plan/own' },
      { from: '/dashboard/*', to: '/dashboard/cc-dashboard' },
    ],
  }),
];

type Visitor = 'trainer' | 'manager' | 'signed-out';

async function open(address: string, visitor: Visitor) {
  switchTo(entries);
  jest.mocked(loadRemote).mockResolvedValue({ default: () => <h1>The page</h1> });
  const api = fakeApi();
  api.answer(revokeToken, { revoked: true });
  api.answer(checkTerms, { requires_pp_update: false, required_tc_update: false });
  if (visitor === 'signed-out') signOut('idle');
  else await signInAs(api, buildCurrentUser(), { isManager: visitor === 'manager' });
  const router = createMemoryRouter(routeTable(entries), { initialEntries: [address] });
  render(
    <UiProvider>
      <QueryClientProvider client={new QueryClient()}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </UiProvider>,
  );
  await screen.findByRole('heading', { name: 'The page' });
  return () => router.state.location.pathname + router.state.location.search;
}

it.each([
  ['/', 'signed-out', '/login?redirectFrom=%2F'],
  ['/nowhere', 'signed-out', '/login?redirectFrom=%2Fnowhere'],
  [
    '/groups/my-groups?search=a+b',
    'signed-out',
    '/login?redirectFrom=%2Fgroups%2Fmy-groups%3Fsearch%3Da%2Bb',
  ],
  ['/login?redirectFrom=%2Fgroups%2Fmy-groups%3Fsearch%3Da%2Bb', 'trainer', '/groups/my-groups?search=a+b'],
  ['/login?redirectFrom=%2F', 'trainer', '/clients/my-clients'],
  ['/login?redirectFrom=%2Fdashboard', 'manager', '/dashboard/cc-dashboard'],
  ['/', 'trainer', '/clients/my-clients'],
  ['/nowhere/at/all', 'trainer', '/clients/my-clients'],
  ['/clients?club_id=7', 'trainer', '/clients/my-clients?club_id=7'],
  ['/clients/my-clients/ana', 'trainer', '/clients/my-clients'],
  [
    '/clients/my-clients/a%2Fb%20c/plan?clientId=7',
    'trainer',
    '/clients/my-clients/a%2Fb%20c/plan/own?clientId=7',
  ],
  ['/clients/my-clients/ana/plan/nothing', 'trainer', '/clients/my-clients/ana/plan/own'],
  ['/dashboard', 'trainer', '/clients/my-clients'],
  ['/', 'manager', '/dashboard/cc-dashboard'],
  ['/nowhere', 'manager', '/dashboard/cc-dashboard'],
  ['/dashboard', 'manager', '/dashboard/cc-dashboard'],
  ['/delete-account', 'signed-out', '/delete-account'],
  ['/delete-account', 'trainer', '/delete-account'],
] as const)('leads from %s somebody who is %s to %s', async (address, visitor, target) => {
  expect((await open(address, visitor))()).toBe(target);
});

it('shows a bare page without the frame, to somebody who is signed in too', async () => {
  await open('/delete-account', 'trainer');
  expect(screen.queryByRole('banner')).not.toBeInTheDocument();
  expect(document.title).toBe('Title of /delete-account · Formline');
});

it('leads whoever logs out to a sign-in page that leads nowhere in particular', async () => {
  const address = await open('/groups/my-groups', 'trainer');
  act(() => signOut());
  await waitFor(() => expect(address()).toBe('/login'));
});

it('leads back somebody whose session ended by itself', async () => {
  const address = await open('/groups/my-groups', 'trainer');
  act(() => signOut('idle'));
  await waitFor(() => expect(address()).toBe('/login?redirectFrom=%2Fgroups%2Fmy-groups'));
});
