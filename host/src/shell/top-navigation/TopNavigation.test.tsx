import type { RemoteTab } from '@formline/shared/contracts/platform/remoteManifest';
import { buildClubProfile, buildCurrentUser } from '@formline/shared/testing/builders';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildRegistryEntry } from '../../testing/registryOf';
import { renderShell } from '../../testing/renderShell';
import { shellTexts, accountTexts } from '../shell.texts';

const tab = (section: string, order: number, given: Partial<RemoteTab> = {}): RemoteTab => ({
  section,
  label: section,
  path: `/${section}/home`,
  order,
  subTabs: [{ label: `My ${section}`, path: `/${section}/home` }],
  ...given,
});
const subTabs = ['My', 'All'].map((word) => ({ label: `${word} clients`, path: `/clients/${word}` }));
const entries = [
  buildRegistryEntry('mf-a', {
    tabs: [tab('dashboard', 3, { managersOnly: true }), tab('clients', 2, { subTabs })],
  }),
  buildRegistryEntry('mf-b', { tabs: [tab('libraries', 1)] }),
];

const mainTabs = () =>
  within(screen.getByRole('navigation', { name: shellTexts.mainNavigation }))
    .getAllByRole('link')
    .map((link) => link.textContent);
const settings = () => screen.getByRole('button', { name: accountTexts.settings });

it('shows the tabs of all remotes in their order and the sub-tabs of the active one', async () => {
  await renderShell({ entries, at: '/clients/home' });
  expect(mainTabs()).toEqual(['libraries', 'clients']);
  expect(screen.getByRole('link', { name: 'clients' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: 'My clients' })).toHaveAttribute('href', '/clients/My');
  expect(settings()).toBeEnabled();
});

it('leaves out a single sub-tab, which would repeat the heading of its page', async () => {
  await renderShell({ entries, at: '/libraries/home' });
  expect(screen.getByRole('link', { name: 'libraries' })).toHaveAttribute('aria-current', 'page');
  expect(screen.queryByRole('link', { name: 'My libraries' })).not.toBeInTheDocument();
});

it('shows a manager the dashboard and settings that cannot be opened', async () => {
  await renderShell({ entries, isManager: true });
  expect(mainTabs()).toEqual(['libraries', 'clients', 'dashboard']);
  expect(settings()).toBeDisabled();
});

it('changes its colour with the chosen club', async () => {
  const clubs = [buildClubProfile({ ClubId: 4 }), buildClubProfile({ ClubId: 5, ClubName: 'Harbour' })];
  const { router } = await renderShell({
    entries,
    user: buildCurrentUser({ club_connect_user: clubs }),
    at: '/libraries/home',
  });
  expect(screen.getByRole('banner')).toHaveAttribute('data-profile', 'personal');
  await userEvent.click(screen.getByRole('button', { name: /profile menu/i }));
  await userEvent.click(await screen.findByRole('menuitemradio', { name: /Harbour/ }));
  await waitFor(() => expect(screen.getByRole('banner')).toHaveAttribute('data-profile', 'club'));
  expect(router.state.location.pathname).toBe('/clients/my-clients');
});
