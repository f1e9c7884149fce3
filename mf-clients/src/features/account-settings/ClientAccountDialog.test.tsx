import { listTrainerClients, removeClient } from '@formline/shared/contracts/people/clients';
import { updateClientPreferences } from '@formline/shared/contracts/people/profiles';
import { CLIENTS_PATH } from '@formline/shared/domain/clients/clientPaths';
import { selectClubProfile } from '@formline/shared/session';
import { buildClient, buildClubProfile, buildCurrentUser } from '@formline/shared/testing/builders';
import { type FakeApi, fakeApi } from '@formline/shared/testing/fakeApi';
import { renderRoute } from '@formline/shared/testing/render';
import { signInAs } from '@formline/shared/testing/signInAs';
import { makeElementsVisible } from '@formline/shared/testing/visibleElements';
import { act, screen, waitFor } from '@testing-library/react';
import { editProfileTexts } from '../../components/edit-profile/editProfile.texts';
import { clientsQuery } from '../../queries/clients';
import { accountTexts, dashboardSettingsTexts as settings, removeClientTexts } from './accountSettings.texts';
import { ClientAccountDialog } from './ClientAccountDialog';

const noor = buildClient({
  phone_number: '+447400123456',
  client_user: { started_training_at: '2026-07-02', visible_ohsa: false },
});
const club = buildClubProfile();
const handleClose = jest.fn();

let api: FakeApi;
beforeEach(() => {
  makeElementsVisible();
  handleClose.mockClear();
  api = fakeApi();
});

async function openAccount({ isManager = false } = {}) {
  await signInAs(api, buildCurrentUser({ club_connect_user: [club] }), { isManager });
  act(() => selectClubProfile(null));
  const rendered = renderRoute(<ClientAccountDialog client={noor} onClose={handleClose} />, {
    path: '/here',
  });
  rendered.cache.setQueryData(clientsQuery({}).queryKey, [noor]);
  await screen.findByRole('dialog', { name: 'Noor Haddad' });
  return rendered;
}

const button = (name: string) => screen.getByRole('button', { name });
const toggle = (name: string) => screen.getByRole('switch', { name });

it('shows the client and since when they train', async () => {
  await openAccount();
  expect(screen.getByText('Start Date 7/2/26')).toBeVisible();
  expect(screen.getByText('+44 7400 123456')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Manage Account' })).toBeVisible();
});

it('chooses what the client sees', async () => {
  api.answer(updateClientPreferences, noor);
  const { user } = await openAccount();
  await user.click(button(settings.title));
  expect(await screen.findByRole('switch', { name: 'Goals' })).toBeChecked();
  expect(screen.getByText('Hidden from Client')).toBeInTheDocument();
  await user.click(toggle('Overhead Squat'));
  expect(screen.getByText('Visible to Client')).toBeInTheDocument();
  await user.click(toggle('Nutrition'));
  await user.click(button('Save'));
  expect(await screen.findByRole('button', { name: 'Saved' })).toBeVisible();
  expect(api.requests(updateClientPreferences)[0]).toMatchObject({
    params: { id: '11' },
    body: {
      visible_goals: true,
      visible_nutrition: false,
      visible_measures: true,
      visible_perf_assess: true,
      visible_ohsa: true,
    },
  });
});

it('has no nutrition in a club, and leaves it as it is', async () => {
  api.answer(updateClientPreferences, noor);
  const { user } = await openAccount();
  act(() => selectClubProfile(club));
  await user.click(button(settings.title));
  await user.click(await screen.findByRole('switch', { name: 'Measurements' }));
  expect(screen.queryByRole('switch', { name: 'Nutrition' })).not.toBeInTheDocument();
  await user.click(button('Save'));
  await screen.findByRole('button', { name: 'Saved' });
  expect(api.requests(updateClientPreferences)[0]?.body).not.toHaveProperty('visible_nutrition');
});

it('says that it is saving, and when it could not', async () => {
  api.hang(updateClientPreferences);
  const { user } = await openAccount();
  await user.click(button(settings.title));
  await user.click(await screen.findByRole('switch', { name: 'Performance Assessments' }));
  await user.click(button('Save'));
  expect(await screen.findByRole('button', { name: 'Saving...' })).toBeVisible();
});

it('keeps what was chosen when the server refuses', async () => {
  api.refuse(updateClientPreferences, 500);
  const { user } = await openAccount();
  await user.click(button(settings.title));
  await user.click(await screen.findByRole('switch', { name: 'Goals' }));
  await user.click(button('Save'));
  expect(await screen.findByRole('alert')).toHaveTextContent(settings.failed);
  expect(toggle('Goals')).not.toBeChecked();
});

const question = () => screen.queryByRole('alertdialog', { name: accountTexts.discardTitle });

it('asks before what was typed is left, by Escape, by a way to another panel or by a link', async () => {
  const { user, router } = await openAccount();
  await user.click(button(accountTexts.edit));
  const lastName = await screen.findByRole('textbox', { name: editProfileTexts.lastName });
  await user.clear(lastName);
  await user.type(lastName, 'Roy');
  const leaving = [
    () => user.keyboard('{Escape}'),
    () => user.click(button(removeClientTexts.remove)),
    () => act(() => router.navigate('/elsewhere')),
  ];
  for (const leave of leaving) {
    await leave();
    expect(await screen.findByRole('alertdialog')).toBe(question());
    await user.click(button('Keep editing'));
    await waitFor(() => expect(question()).not.toBeInTheDocument());
    expect(lastName).toHaveValue('Roy');
  }
  await user.click(button(editProfileTexts.close));
  await user.click(await screen.findByRole('button', { name: 'Discard' }));
  await user.click(await screen.findByRole('button', { name: accountTexts.edit }));
  expect(await screen.findByRole('textbox', { name: editProfileTexts.lastName })).toHaveValue('Haddad');
  await user.keyboard('{Escape}');
  expect(await screen.findByRole('button', { name: accountTexts.edit })).toBeInTheDocument();
  expect(question()).not.toBeInTheDocument();
});

it('asks once, also while the discarded panel fades out', async () => {
  const { user } = await openAccount();
  await user.click(button(accountTexts.edit));
  await user.type(await screen.findByRole('textbox', { name: editProfileTexts.lastName }), 's');
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Discard' }));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(handleClose).toHaveBeenCalledTimes(1));
  expect(question()).not.toBeInTheDocument();
});

it('asks about a choice of cards that is not saved', async () => {
  const { user } = await openAccount();
  await user.click(button(settings.title));
  await user.click(await screen.findByRole('switch', { name: 'Goals' }));
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
  expect(toggle('Goals')).not.toBeChecked();
});

async function askToRemove(user: Awaited<ReturnType<typeof openAccount>>['user']) {
  await user.click(button(accountTexts.edit));
  await user.click(await screen.findByRole('button', { name: removeClientTexts.remove }));
  expect(await screen.findByText(removeClientTexts.consequence('Noor'))).toBeInTheDocument();
  expect(screen.getByRole('dialog', { name: 'Remove Noor Haddad?' })).toBeVisible();
  await waitFor(() => expect(button(removeClientTexts.keep)).toHaveFocus());
}

it('removes a client after a question, and goes to the list', async () => {
  api.answer(removeClient, { id: noor.id });
  const { user, router, cache } = await openAccount();
  await askToRemove(user);
  await user.click(button(removeClientTexts.remove));
  await waitFor(() => expect(handleClose).toHaveBeenCalledTimes(1));
  expect(api.requests(removeClient)[0]?.query).toMatchObject({ clientId: '11' });
  expect(router.state.location.pathname).toBe(CLIENTS_PATH);
  expect(cache.getQueryData(clientsQuery({}).queryKey)).toEqual([]);
  expect(api.requests(listTrainerClients)).toEqual([]);
});

it('stays while the removal is under way, which nothing could take back', async () => {
  api.hang(removeClient);
  const { user } = await openAccount();
  await askToRemove(user);
  await user.click(button(removeClientTexts.remove));
  await user.click(button(removeClientTexts.keep));
  await user.keyboard('{Escape}');
  await user.click(button('Back'));
  expect(screen.getByRole('dialog', { name: 'Remove Noor Haddad?' })).toBeVisible();
  expect(button(removeClientTexts.keep)).toHaveAttribute('aria-disabled', 'true');
  expect(handleClose).not.toHaveBeenCalled();
});

it('keeps a client whom the server does not let go', async () => {
  api.refuse(removeClient, 500);
  const { user, router } = await openAccount();
  await askToRemove(user);
  await user.click(button(removeClientTexts.remove));
  expect(await screen.findByRole('alert')).toHaveTextContent(removeClientTexts.failed);
  await user.click(button(removeClientTexts.keep));
  expect(await screen.findByRole('dialog', { name: 'Noor Haddad' })).toBeVisible();
  expect(router.state.location.pathname).toBe('/here');
});

it('lets a manager look and change nothing', async () => {
  await openAccount({ isManager: true });
  expect(screen.getByText('noor@formline.test')).toBeVisible();
  expect(screen.getAllByRole('button').map(({ ariaLabel }) => ariaLabel)).toEqual(['Close']);
});
