import {
  createClientGroup,
  deleteClientGroup,
  updateClientGroup,
} from '@formline/shared/contracts/scheduling/clientGroups';
import { readPlannedGroupWork } from '@formline/shared/contracts/scheduling/groupSchedules';
import { onEvent } from '@formline/shared/events';
import { queriesOf } from '@formline/shared/query';
import '@formline/shared/testing/stillLayout';
import { act, screen, within } from '@testing-library/react';
import { ana, ben, groupOf, openGroupDialog, zoe } from '../../testing/groupDialogPage';
import { plannedWork } from '../../testing/plannedWork';
import { makeElementsVisible } from '@formline/shared/testing/visibleElements';
import { groupDialogTexts as texts } from './groupDialog.texts';

beforeEach(makeElementsVisible);

const both = () => groupOf('Runners', ana, ben);
const members = () => within(screen.getByRole('list', { name: 'Members' }));

it('makes a group of a name and clients, says so, and tells how many are in it', async () => {
  const page = await openGroupDialog(null);
  const listener = jest.fn();
  const hearing = onEvent('groups:group-created', listener);
  page.api.answer(createClientGroup, both());
  await page.user.type(page.name(), ' Runners ');
  await page.choose('Ben Stone', 'Ana Ruiz');
  expect(
    members()
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['ARAna RuizJoins', 'BSBen StoneJoins']);
  await page.press('Create group');
  expect(await screen.findByText('The group has been created.')).toBeInTheDocument();
  await page.removed();
  expect(page.api.requests(createClientGroup)[0]?.body).toEqual({
    title: 'Runners',
    client_user_ids: [2, 1],
  });
  expect(page.onSaved).toHaveBeenCalledWith(expect.objectContaining({ title: 'Runners' }));
  expect(listener).toHaveBeenCalledWith({ memberCount: 2 });
  hearing.unsubscribe();
});

it('sends nothing without a proper name and somebody in the group', async () => {
  const page = await openGroupDialog(null);
  await page.press('Create group');
  expect(await screen.findByText('Please enter a valid group name.')).toBeVisible();
  expect(screen.getByText('Please select your clients to create a group.')).toBeVisible();
  await page.user.type(page.name(), 'Équipe');
  await page.press('Create group');
  expect(await screen.findByText('Please enter a valid group name.')).toBeVisible();
  expect(page.api.requests(createClientGroup)).toHaveLength(0);
});

it('keeps what was typed when a new group is refused, and tries again under the same key', async () => {
  const page = await openGroupDialog(null);
  page.api.refuse(createClientGroup, 503);
  await page.user.type(page.name(), 'Runners');
  await page.choose('Ana Ruiz');
  await page.press('Create group');
  expect(await screen.findByText('Something went wrong! Please try again later.')).toBeVisible();
  expect(page.name()).toHaveValue('Runners');
  page.api.answer(createClientGroup, groupOf('Runners', ana));
  await page.press('Create group');
  await page.removed();
  const [first, second] = page.api.headers(createClientGroup).map((sent) => sent['idempotency-key']);
  expect(first).toBeDefined();
  expect(second).toBe(first);
});

it('does not go on from the picker with nobody chosen', async () => {
  const page = await openGroupDialog(null);
  await page.press('Choose clients');
  await page.titled('Choose Clients');
  await page.press('Continue');
  expect(await screen.findByText('Please select your clients to continue.')).toBeVisible();
  await page.user.click(await screen.findByRole('row', { name: 'Zoë Adler' }));
  expect(screen.getByText('1 selected')).toBeVisible();
});

it('finds a client by search and keeps those chosen before', async () => {
  const page = await openGroupDialog(both());
  await page.press('Choose clients');
  await page.user.type(await screen.findByRole('searchbox', { name: 'Search clients' }), 'zoe');
  await page.user.click(await screen.findByRole('row', { name: 'Zoë Adler' }));
  expect(await screen.findByText('1 client')).toBeVisible();
  expect(screen.getByText('3 selected')).toBeVisible();
});

it('shows what joining members get before they join', async () => {
  const page = await openGroupDialog(groupOf('Runners', ana));
  const save = () => screen.getByRole('button', { name: 'Save' });
  expect(save()).toHaveAttribute('aria-disabled', 'true');
  await page.choose('Zoë Adler');
  expect(
    await screen.findByText('Zoë Adler joins and gets the 12 workouts the group still has ahead.'),
  ).toBeInTheDocument();
  page.api.answer(updateClientGroup, groupOf('Runners', ana, zoe));
  await page.user.click(save());
  expect(await screen.findByText('The group has been updated successfully.')).toBeInTheDocument();
  expect(page.api.requests(updateClientGroup)[0]?.body).toMatchObject({
    new_client_user_ids: [3],
    removed_client_user_ids: [],
  });
});

it('shows what is ahead of a member who leaves, and takes it off when told to', async () => {
  const page = await openGroupDialog(both());
  const listener = jest.fn();
  const hearing = onEvent('groups:group-updated', listener);
  await page.press('Remove Ben Stone from the group');
  expect(
    await screen.findByText('Ben Stone leaves. 8 workouts scheduled with the group are still ahead.'),
  ).toBeVisible();
  expect(screen.getByRole('radio', { name: /^Keep them/ })).toBeChecked();
  await page.user.click(screen.getByRole('radio', { name: /^Remove them/ }));
  page.api.answer(updateClientGroup, groupOf('Runners', ana));
  await page.press('Save');
  await page.removed();
  const { body } = page.api.requests(updateClientGroup)[0] ?? {};
  expect(body).toMatchObject({ removed_client_user_ids: [2], removed_work: 'remove' });
  expect(body).not.toHaveProperty('title');
  expect(listener).toHaveBeenCalledWith({ memberCount: 1 });
  hearing.unsubscribe();
});

it('keeps a member after all', async () => {
  const page = await openGroupDialog(both());
  await page.press('Remove Ben Stone from the group');
  expect(members().getByText('Leaves')).toBeVisible();
  await page.press('Keep Ben Stone in the group');
  expect(screen.queryByText('Leaves')).not.toBeInTheDocument();
  expect(screen.queryByText(/scheduled with the group/)).not.toBeInTheDocument();
});

it('lets nobody join or leave while it is not known what follows', async () => {
  const page = await openGroupDialog(groupOf('Runners', ana));
  page.api.refuse(readPlannedGroupWork, 500);
  await page.cache.resetQueries(queriesOf(readPlannedGroupWork));
  await page.choose('Ben Stone');
  expect(await screen.findByText(texts.work.failed)).toBeInTheDocument();
  await page.user.click(page.name());
  await page.user.keyboard('{Enter}');
  expect(page.api.requests(updateClientGroup)).toHaveLength(0);
  page.api.answer(readPlannedGroupWork, plannedWork());
  await page.press('Try again');
  expect(
    await screen.findByText(
      'Ben Stone joins. The group has nothing scheduled ahead, so no workouts are added.',
    ),
  ).toBeVisible();
  expect(screen.getByRole('button', { name: 'Save' })).not.toHaveAttribute('aria-disabled');
});

it('saves and removes by what is shown, also when reading it anew fails', async () => {
  const page = await openGroupDialog(both());
  await page.press('Remove Ben Stone from the group');
  await screen.findByText(/8 workouts scheduled with the group are still ahead/);
  page.api.refuse(readPlannedGroupWork, 500);
  await act(() => page.cache.refetchQueries(queriesOf(readPlannedGroupWork)));
  expect(screen.queryByText(texts.work.failed)).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Save' })).not.toHaveAttribute('aria-disabled');
  await page.press('Remove Group');
  await page.titled('Remove Group');
  page.api.answer(deleteClientGroup, { id: 7 });
  await page.press('Remove Group');
  await page.removed();
  expect(page.api.requests(deleteClientGroup)).toHaveLength(1);
});

it('says what the server says of a change and keeps the draft', async () => {
  const page = await openGroupDialog({ ...both(), version: 4 });
  page.api.refuse(updateClientGroup, 404, { message: 'You have no group with this number.' });
  await page.user.type(page.name(), ' 2');
  await page.user.keyboard('{Enter}');
  expect(await screen.findByText('You have no group with this number.')).toBeVisible();
  expect(page.api.requests(updateClientGroup)[0]?.body).toMatchObject({ title: 'Runners 2', version: 4 });
  expect(page.name()).toHaveValue('Runners 2');
  await page.user.type(page.name(), '0');
  expect(screen.queryByText('You have no group with this number.')).not.toBeInTheDocument();
});

it('leaves nobody out of a group altogether', async () => {
  const page = await openGroupDialog(groupOf('Runners', ana));
  await page.press('Remove Ana Ruiz from the group');
  await screen.findByText(/Ana Ruiz leaves/);
  await page.press('Save');
  expect(await screen.findByText('Please select your clients to continue.')).toBeVisible();
  expect(page.api.requests(updateClientGroup)).toHaveLength(0);
});

it('says what goes with the group before it is removed', async () => {
  const page = await openGroupDialog(both());
  await page.press('Remove Group');
  await page.titled('Remove Group');
  expect(await screen.findByText(texts.remove.text)).toBeInTheDocument();
  expect(
    await screen.findByText('8 workouts still ahead are removed from the calendars of 1 client.'),
  ).toBeInTheDocument();
  page.api.refuse(deleteClientGroup, 500);
  await page.press('Remove Group');
  expect(await screen.findByText('Something went wrong! Please try again later.')).toBeVisible();
  page.api.answer(deleteClientGroup, { id: 7 });
  await page.press('Remove Group');
  expect(await screen.findByText('The group has been deleted successfully.')).toBeInTheDocument();
  await page.removed();
  expect(page.onRemoved).toHaveBeenCalledTimes(1);
  const [first, second] = page.api.headers(deleteClientGroup).map((sent) => sent['idempotency-key']);
  expect(second).toBe(first);
});

it('goes back from the removal to where it came from', async () => {
  const page = await openGroupDialog(both());
  await page.press('Remove Group');
  await page.press('Keep Group');
  await page.titled('Edit Group');
  expect(page.api.requests(deleteClientGroup)).toHaveLength(0);
});

it('asks before unsaved changes are lost, and only then', async () => {
  const page = await openGroupDialog(both());
  await page.user.type(page.name(), ' 2');
  await page.press('Cancel');
  await page.titled('Discard Unsaved Changes?');
  await page.press('Keep editing');
  expect(await screen.findByRole('textbox', { name: 'Group name' })).toHaveValue('Runners 2');
  await page.press('Cancel');
  await page.press('Discard');
  await page.removed();
});

it('closes at once when nothing was changed', async () => {
  const page = await openGroupDialog(both());
  await page.press('Cancel');
  expect(screen.queryByText(texts.discard.text)).not.toBeInTheDocument();
  await page.removed();
});

it('asks before another page takes the place of unsaved changes', async () => {
  const page = await openGroupDialog(both());
  await page.user.type(page.name(), ' 2');
  await act(() => page.router.navigate('/elsewhere'));
  await page.titled('Discard Unsaved Changes?');
  await page.press('Discard');
  expect(await screen.findByText('Elsewhere')).toBeInTheDocument();
});
