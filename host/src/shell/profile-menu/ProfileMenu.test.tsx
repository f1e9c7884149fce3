import { buildClubProfile, buildCurrentUser } from '@formline/shared/testing/builders';
import { useLeaveGuard } from '@formline/shared/routing';
import { selectClubProfile } from '@formline/shared/session';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderShell } from '../../testing/renderShell';
import { shellTexts, accountTexts } from '../shell.texts';

const clubs = [
  buildClubProfile({
    ClubId: 4,
    ClubName: 'Iron Works',
    LocationName: 'Old Docks',
    ClubLogoUrl: '/iron.svg',
  }),
  buildClubProfile({
    ClubId: 5,
    ClubName: 'Harbour',
    LocationName: 'Quay',
    Locations: [
      { Id: 51, Name: 'Quay' },
      { Id: 52, Name: 'Old Mill' },
    ],
  }),
  buildClubProfile({ ClubId: 6, ClubName: 'Closed', ClubStatus: 'closed' }),
];

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

async function openMenu(given: Parameters<typeof renderShell>[0] = {}) {
  await renderShell(given);
  await userEvent.click(screen.getByRole('button', { name: /profile menu/i }));
  return screen.findByRole('menu');
}

it('tells who is signed in, the plan and the version', async () => {
  const menu = await openMenu({ user: buildCurrentUser({ subscription: 'plus' }) });
  expect(menu).toHaveTextContent('Tara Quill');
  expect(menu).toHaveTextContent('tara@formline.test');
  expect(menu).toHaveTextContent(shellTexts.plans.plus);
  expect(within(menu).getByRole('menuitem', { name: shellTexts.upgrade })).toHaveAttribute(
    'href',
    '/clients/view-subscriptions',
  );
  expect(menu).toHaveTextContent('Version 0.25.1');
});

it('is named after who is signed in, without a gap before the comma', async () => {
  await renderShell();
  expect(screen.getByRole('button', { name: 'Tara, profile menu' })).toBeInTheDocument();
});

it('names the Base plan of a trainer without a subscription', async () => {
  const user = buildCurrentUser({ subscription: 'access', subscription_expiration_date: null });
  expect(await openMenu({ user })).toHaveTextContent(shellTexts.plans.base);
});

it.each([
  ['the top tier', buildCurrentUser({ subscription: 'pro' })],
  ['a club profile', buildCurrentUser({ subscription: 'plus', club_connect_user: clubs.slice(0, 1) })],
])('names no plan and offers no upgrade in %s', async (_name, user) => {
  const menu = await openMenu({ user });
  expect(menu).not.toHaveTextContent('plan');
  expect(within(menu).queryByText(shellTexts.upgrade)).not.toBeInTheDocument();
});

it('lists Personal first, then each active club with its locations and logo', async () => {
  const menu = await openMenu({ user: buildCurrentUser({ club_connect_user: clubs }) });
  expect(menu).toHaveTextContent(shellTexts.myProfiles);
  const profiles = within(menu).getAllByRole('menuitemradio');
  expect(profiles.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining(shellTexts.personalProfile),
    expect.stringContaining('Iron WorksOld Docks'),
    expect.stringContaining('HarbourQuay, Old Mill'),
  ]);
  expect(profiles[0]).toBeChecked();
  expect(profiles[1]?.querySelector('img')).toHaveAttribute('src', '/iron.svg');
});

it('wears the picture and the initials of the chosen club', async () => {
  await renderShell({ user: buildCurrentUser({ club_connect_user: clubs.slice(1, 2) }) });
  const opener = screen.getByRole('button', { name: /profile menu/i });
  expect(opener).toHaveTextContent(/HHarbour$/);
  expect(opener).toHaveAttribute('title', 'Harbour');
});

it('switches the profile when its clients are shown, not while a form holds them back', async () => {
  function Form() {
    const { isBlocked, stay, leave } = useLeaveGuard({ asksOnNavigation: true, asksOnUnload: false });
    if (!isBlocked) return <h1>A form</h1>;
    return (
      <>
        <button onClick={stay}>Stay</button>
        <button onClick={leave}>Leave</button>
      </>
    );
  }
  const given = { user: buildCurrentUser({ club_connect_user: clubs }), at: '/libraries/circuits' };
  const { router } = await renderShell({ ...given, page: <Form /> });
  const opener = () => screen.getByRole('button', { name: /profile menu/i });
  const choose = async (name: string) => {
    await userEvent.click(opener());
    await userEvent.click(await screen.findByRole('menuitemradio', { name }));
  };
  await choose('Iron Works Old Docks');
  await userEvent.click(await screen.findByRole('button', { name: 'Stay' }));
  expect(opener()).toHaveTextContent('Tara');
  expect(router.state.location.pathname).toBe('/libraries/circuits');
  await choose('Iron Works Old Docks');
  await userEvent.click(await screen.findByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(opener()).toHaveTextContent('Iron Works'));
  expect(router.state.location.pathname).toBe('/clients/my-clients');
});

it('leaves the profile alone when a page it was chosen on is shown again', async () => {
  const user = buildCurrentUser({ club_connect_user: clubs });
  const { router } = await renderShell({ user });
  await userEvent.click(screen.getByRole('button', { name: /profile menu/i }));
  await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Iron Works Old Docks' }));
  await screen.findByRole('button', { name: /Iron Works/ });
  act(() => selectClubProfile(null));
  await act(() => router.navigate('/libraries'));
  await act(() => router.navigate(-1));
  expect(screen.getByRole('button', { name: /profile menu/i })).toHaveTextContent('Tara');
});

it('gives a trainer without clubs no profiles to choose', async () => {
  expect(await openMenu()).not.toHaveTextContent(shellTexts.myProfiles);
});

it('gives a manager neither profiles nor settings, but the way out', async () => {
  const menu = await openMenu({ user: buildCurrentUser({ club_connect_user: clubs }), isManager: true });
  expect(menu).not.toHaveTextContent(shellTexts.myProfiles);
  expect(within(menu).getByRole('menuitem', { name: accountTexts.settings })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  expect(within(menu).getByRole('menuitem', { name: shellTexts.logOut })).toBeVisible();
});
