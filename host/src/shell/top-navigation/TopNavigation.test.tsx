import type { RemoteTab } from '@formline/shared/contracts/remoteManifest';
import { buildClubProfile, buildCurrentUser } from '@formline/shared/testing/builders';
import { createMemoryRouter, RouterProvider } from '@formline/shared/routing';
import { UiProvider } from '@formline/shared/ui/core';
import { fakeApi } from '@formline/shared/testing/fakeApi';
import { signInAs } from '@formline/shared/testing/signInAs';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildRegistryEntry } from '../../testing/registryEntry';
import { shellTexts } from '../shell.texts';
import { TopNavigation } from './TopNavigation';

const tab = (section: string, order: number, given: Partial<RemoteTab> = {}): RemoteTab => ({
  section,
  label: section,
  path: `/${section}/home`,
  order,
  subTabs: [{ label: `My ${section}`, path: `/${section}/home` }],
  ...given,
});
const entries = [
  buildRegistryEntry('mf-a', { tabs: [tab('dashboard', 3, { managersOnly: true }), tab('clients', 2)] }),
  buildRegistryEntry('mf-b', { tabs: [tab('libraries', 1)] }),
];

async function show(user = buildCurrentUser(), isManager = false) {
  await signInAs(fakeApi(), user, { isManager });
  const router = createMemoryRouter([{ path: '*', element: <TopNavigation entries={entries} /> }], {
    initialEntries: ['/clients/home'],
  });
  render(
    <UiProvider>
      <RouterProvider router={router} />
    </UiProvider>,
  );
  await screen.findByRole('button', { name: /profile menu/i });
  return router;
}

const mainTabs = () =>
  within(screen.getByRole('navigation', { name: shellTexts.mainNavigation }))
    .getAllByRole('link')
    .map((link) => link.textContent);

it('shows the tabs of all remotes in their order and the sub-tabs of the active one', async () => {
  await show();
  expect(mainTabs()).toEqual(['libraries', 'clients']);
  expect(screen.getByRole('link', { name: 'clients' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: 'My clients' })).toBeVisible();
});

it('shows a manager the dashboard and no profiles to choose from', async () => {
  await show(buildCurrentUser({ club_connect_user: [buildClubProfile()] }), true);
  expect(mainTabs()).toEqual(['libraries', 'clients', 'dashboard']);
  await userEvent.click(screen.getByRole('button', { name: /profile menu/i }));
  expect(await screen.findByRole('menuitem', { name: shellTexts.logOut })).toBeVisible();
  expect(screen.queryByText(shellTexts.myProfiles)).not.toBeInTheDocument();
});

it('opens with name, email and version, and changes the navigation with the chosen club', async () => {
  const clubs = [
    buildClubProfile({ ClubId: 4, ClubName: 'Iron Works' }),
    buildClubProfile({ ClubId: 5, ClubName: 'Harbour' }),
  ];
  const router = await show(buildCurrentUser({ club_connect_user: clubs }));
  await userEvent.click(screen.getByRole('button', { name: /profile menu/i }));
  const menu = await screen.findByRole('menu');
  expect(menu).toHaveTextContent('Tara Quill');
  expect(menu).toHaveTextContent('tara@formline.test');
  expect(menu).toHaveTextContent('Version 0.25.1');
  await userEvent.click(within(menu).getByRole('menuitemradio', { name: /Harbour/ }));
  expect(screen.getByRole('banner')).toHaveAttribute('data-profile', 'club');
  expect(router.state.location.pathname).toBe('/clients/my-clients');
});
