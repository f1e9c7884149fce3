import { type ClientGroup, listClientGroups } from '@formline/shared/contracts/scheduling/clientGroups';
import { listTrainerClients } from '@formline/shared/contracts/people/clients';
import { findNotes } from '@formline/shared/contracts/records/notes';
import { buildClient, buildClubProfile, buildCurrentUser } from '@formline/shared/testing/builders';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildRegistryEntry } from '../../testing/registryOf';
import { renderShell } from '../../testing/renderShell';
import { makeElementsVisible } from '@formline/shared/testing/visibleElements';
import { versionsTexts } from '../versions/versions.texts';
import { paletteTexts } from './palette.texts';

beforeEach(makeElementsVisible);

const clubs = [
  buildClubProfile({ ClubId: 4, ClubName: 'Iron Works' }),
  buildClubProfile({ ClubId: 5, ClubName: 'Harbour' }),
];
const earlyBirds: ClientGroup = {
  id: 3,
  title: 'Early Birds',
  client_group_clients: [],
  club_id: null,
  location_id: null,
  date: '2026-11-01T08:00:00.000Z',
};
const tab = {
  section: 'clients',
  label: 'Clients',
  path: '/clients/my-clients',
  order: 1,
  subTabs: [{ label: 'My Clients', path: '/clients/my-clients' }],
};
const create = { label: 'Create a workout', path: '/libraries/workouts?workoutId=new' };
const entries = [buildRegistryEntry('mf-a', { tabs: [tab], actions: [create] })];

async function openPalette(given: Parameters<typeof renderShell>[0] = {}, typedAtOnce = '') {
  const shell = await renderShell({ entries, ...given });
  shell.api.answer(listTrainerClients, [
    buildClient({ first_name: 'Ava', last_name: 'Stone' }),
    buildClient({ id: 12, first_name: 'Zoë', last_name: 'Ash' }),
  ]);
  shell.api.answer(listClientGroups, [earlyBirds]);
  shell.api.answer(findNotes, []);
  await userEvent.keyboard(`{Control>}k{/Control}${typedAtOnce}`);
  await waitFor(() => expect(screen.getByRole('combobox')).toHaveFocus());
  return shell;
}
const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent);

it('has what was typed before its field was there, none of which reached the page', async () => {
  const keys: string[] = [];
  const onPage = ({ key }: KeyboardEvent) => void keys.push(key);
  addEventListener('keydown', onPage);
  await openPalette({}, 'zox{Backspace}e{Enter}');
  removeEventListener('keydown', onPage);
  expect(screen.getByRole('combobox')).toHaveValue('zoe');
  expect(keys).toEqual(['Control', 'k']);
  await userEvent.keyboard('{Backspace}');
  expect(screen.getByRole('combobox')).toHaveValue('zo');
});

it('leads to a client by name', async () => {
  const { router } = await openPalette();
  await userEvent.keyboard('zoe');
  expect(await screen.findByRole('option', { name: /Zoë Ash/ })).toBeVisible();
  await userEvent.keyboard('{Enter}');
  expect(router.state.location).toMatchObject({
    pathname: '/clients/my-clients/zo%C3%AB/dashboard',
    search: '?clientId=12',
  });
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

it('leads to a group, found in the list by its title', async () => {
  const { router } = await openPalette();
  await userEvent.keyboard('early');
  await userEvent.click(await screen.findByRole('option', { name: /Early Birds/ }));
  expect(router.state.location.pathname).toBe(`/groups/my-groups/${earlyBirds.id}/dashboard`);
});

it('leads to a note that the server found, and says when it cannot search', async () => {
  const { router, api } = await openPalette();
  api.answer(findNotes, [
    {
      id: 5,
      note_date: '2026-06-01',
      excerpt: 'Left knee hurts.',
      client: { id: 12, first_name: 'Zoë', full_name: 'Zoë Ash' },
    },
  ]);
  await userEvent.keyboard('hurts');
  await userEvent.click(await screen.findByRole('option', { name: /Left knee hurts\. ?Zoë Ash/ }));
  expect(router.state.location.search).toBe('?clientId=12&noteId=5');
  expect(api.requests(findNotes).at(-1)?.body).toEqual({ search: 'hurts' });
  api.refuse(findNotes, 500);
  await userEvent.keyboard('{Control>}k{/Control}');
  await waitFor(() => expect(screen.getByRole('combobox')).toHaveFocus());
  await userEvent.keyboard('shoulder');
  expect(await screen.findByText(/couldn’t search your notes/)).toBeVisible();
});

it('begins what a remote offers', async () => {
  const { router } = await openPalette();
  await userEvent.keyboard('create{Enter}');
  expect(router.state.location).toMatchObject({ pathname: '/libraries/workouts', search: '?workoutId=new' });
});

it('switches the profile', async () => {
  await openPalette({ user: buildCurrentUser({ club_connect_user: clubs }) });
  await userEvent.keyboard('switch to har{Enter}');
  expect(await screen.findByRole('button', { name: /Harbour/ })).toBeVisible();
});

it('offers a manager no profile, no account and nothing to create', async () => {
  await openPalette({ isManager: true, user: buildCurrentUser({ club_connect_user: clubs }) });
  expect(options().join(' ')).not.toMatch(/Switch to|Account|Create/);
  expect(options()).toContain('Log out');
});

it('still goes to pages when the lists cannot be loaded', async () => {
  const { api } = await renderShell({ entries });
  api.refuse(listTrainerClients, 500);
  api.refuse(listClientGroups, 500);
  await userEvent.click(screen.getByRole('button', { name: /^Search/ }));
  expect(await screen.findByText(paletteTexts.failed)).toBeVisible();
  expect(screen.getByRole('option', { name: /My Clients/ })).toBeVisible();
});

it('opens another dialog in its place', async () => {
  await openPalette();
  await userEvent.keyboard('versions{Enter}');
  expect(await screen.findByRole('dialog', { name: versionsTexts.title })).toBeVisible();
  await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1));
});
