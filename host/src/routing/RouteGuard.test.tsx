import type { RemoteRoute } from '@formline/shared/contracts/platform/remoteManifest';
import { createMemoryRouter, RouterProvider } from '@formline/shared/routing';
import { revokeToken } from '@formline/shared/contracts/accounts/auth';
import { signOut } from '@formline/shared/session';
import { buildCurrentUser } from '@formline/shared/testing/builders';
import { fakeApi } from '@formline/shared/testing/fakeApi';
import { signInAs } from '@formline/shared/testing/signInAs';
import { render, screen } from '@testing-library/react';
import { RouteGuard } from './RouteGuard';

type Visitor = 'trainer' | 'manager' | 'signed-out';

async function open(access: RemoteRoute['access'], visitor: Visitor, address = '/page') {
  const api = fakeApi();
  api.answer(revokeToken, { revoked: true });
  if (visitor === 'signed-out') signOut('idle');
  else await signInAs(api, buildCurrentUser(), { isManager: visitor === 'manager' });
  const router = createMemoryRouter(
    [
      { path: '/page', element: <RouteGuard access={access}>The page</RouteGuard> },
      { path: '*', element: 'Somewhere else' },
    ],
    { initialEntries: [address] },
  );
  render(<RouterProvider router={router} />);
  return router.state.location.pathname + router.state.location.search;
}

it.each([
  ['anyone', 'signed-out'],
  ['anyone', 'trainer'],
  ['signed-out', 'signed-out'],
  ['trainer', 'trainer'],
  ['trainer', 'manager'],
  ['manager', 'manager'],
] as const)('lets into a page for %s somebody who is %s', async (access, visitor) => {
  await open(access, visitor);
  expect(screen.getByText('The page')).toBeVisible();
});

it.each([
  ['trainer', 'signed-out', '/login?redirectFrom=%2Fpage'],
  ['manager', 'signed-out', '/login?redirectFrom=%2Fpage'],
  ['manager', 'trainer', '/clients/my-clients'],
  ['signed-out', 'trainer', '/clients/my-clients'],
  ['signed-out', 'manager', '/dashboard/cc-dashboard'],
] as const)('sends from a page for %s somebody who is %s to %s', async (access, visitor, target) => {
  expect(await open(access, visitor)).toBe(target);
});

it('goes back after signing in to the page somebody came for', async () => {
  expect(await open('signed-out', 'trainer', '/page?redirectFrom=%2Fgroups%2Fmy-groups')).toBe(
    '/groups/my-groups',
  );
});
