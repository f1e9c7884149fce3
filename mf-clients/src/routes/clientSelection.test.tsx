import { resendInvitation } from '@formline/shared/contracts/people/clientInvitations';
import { listTrainerClients, reactivateClients } from '@formline/shared/contracts/people/clients';
import { listClientTags, tagClients } from '@formline/shared/contracts/people/clientTags';
import { listClientGroups, updateClientGroup } from '@formline/shared/contracts/scheduling/clientGroups';
import { buildClient, buildCurrentUser } from '@formline/shared/testing/builders';
import { type FakeApi, fakeApi } from '@formline/shared/testing/fakeApi';
import { renderRoute } from '@formline/shared/testing/render';
import { signInAs } from '@formline/shared/testing/signInAs';
import { act, screen, waitFor, within } from '@testing-library/react';
import { ClientListRoute } from './ClientListRoute';

const path = '/clients/my-clients';
const names = ['Ava', 'Ben', 'Cleo', 'Dan'];
const clients = names.map((first_name, index) =>
  buildClient({ id: index + 1, first_name, last_name: 'Stone' }),
);
const runners = {
  id: 7,
  title: 'Runners',
  version: 1,
  client_group_clients: [],
  club_id: null,
  location_id: null,
  date: '2028-02-15T09:00:00.000Z',
};
const mornings = { id: 5, name: 'Mornings', color: 'teal' as const, client_ids: [1], version: 1 };

async function openList(declare: (api: FakeApi) => void = () => undefined, isManager = false) {
  const api = fakeApi();
  await signInAs(api, buildCurrentUser(), { isManager });
  api.answer(listTrainerClients, clients);
  api.answer(listClientTags, [mornings]);
  api.answer(listClientGroups, [runners]);
  declare(api);
  const page = renderRoute(<ClientListRoute />, { path, at: path });
  await screen.findByRole('link', { name: /Ava Stone/ });
  return { api, ...page };
}

async function select(...chosen: string[]) {
  const page = await openList();
  await page.user.click(screen.getByRole('button', { name: 'Select' }));
  for (const name of chosen) await page.user.click(box(name));
  const bar = within(await screen.findByRole('region', { name: 'Selected clients' }));
  return { ...page, bar };
}

const box = (name: string) => screen.getByRole('checkbox', { name: new RegExp(name) });
const checked = () => names.filter((name) => box(name).getAttribute('aria-checked') === 'true');
const pick = async ({ user, bar }: Awaited<ReturnType<typeof select>>, menu: string, item: string) => {
  await user.click(bar.getByRole('button', { name: menu }));
  await user.click(
    await screen.findByRole(/^Mornings/.test(item) ? 'menuitemcheckbox' : 'menuitem', { name: item }),
  );
};
const notice = (name: string) => screen.findByRole('group', { name });
const undo = async ({ user }: Awaited<ReturnType<typeof select>>, name: string) =>
  user.click(within(await notice(name)).getByRole('button', { name: 'Undo' }));
const tryAgain = async ({ user }: Awaited<ReturnType<typeof select>>) =>
  user.click(within(await notice('We couldn’t take that back.')).getByRole('button', { name: 'Try again' }));

it('is chosen by click, by range and as a whole, and ends with Escape', async () => {
  const { user, bar } = await select('Ava');
  expect(bar.getByRole('status')).toHaveTextContent('1 client selected');
  await user.keyboard('{Shift>}');
  await user.click(box('Cleo'));
  await user.keyboard('{/Shift}');
  expect(checked()).toEqual(['Ava', 'Ben', 'Cleo']);
  await user.click(box('Ben'));
  expect(checked()).toEqual(['Ava', 'Cleo']);
  await user.click(bar.getByRole('button', { name: 'Select all 4' }));
  expect(checked()).toEqual(names);
  act(() => box('Ava').focus());
  await user.keyboard('{Escape}');
  expect(await screen.findByRole('link', { name: /Ava Stone/ })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Selected clients' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Select', pressed: false })).toHaveFocus();
});

it('ends with the button that began it, which keeps the focus', async () => {
  const { user } = await select();
  expect(screen.getByRole('button', { name: 'Select', pressed: true })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.queryByRole('region', { name: 'Selected clients' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Select', pressed: false })).toHaveFocus();
});

it('is chosen by the keyboard, with Shift and Space for a range', async () => {
  const { user } = await select();
  act(() => box('Ava').focus());
  await user.keyboard(' ');
  await user.keyboard('{ArrowRight}{ArrowRight}');
  await waitFor(() => expect(box('Cleo')).toHaveFocus());
  await user.keyboard('{Shift>} {/Shift}');
  expect(checked()).toEqual(['Ava', 'Ben', 'Cleo']);
});

it('stays while the list is searched', async () => {
  const { user, bar } = await select('Ava');
  await user.type(screen.getByRole('searchbox', { name: 'Search clients' }), 'Dan');
  await waitFor(() => expect(screen.queryByRole('checkbox', { name: /Ava/ })).not.toBeInTheDocument());
  expect(bar.getByRole('button', { name: 'Select all 1' })).toBeVisible();
  await user.click(box('Dan'));
  expect(bar.getByRole('status')).toHaveTextContent('2 clients selected');
});

it('leads to the programs for all of them', async () => {
  const page = await select('Ben', 'Dan');
  await pick(page, 'Assign', 'Program');
  await waitFor(() =>
    expect(page.router.state.location.pathname).toMatch(/ben\/dashboard\/calendar\/schedule-programs$/),
  );
  expect(page.router.state.location.search).toBe('?clientId=2&with=4');
});

it('puts a tag on those without it, and takes that back, if need be with a second try', async () => {
  const page = await select('Ava', 'Ben');
  page.api.answer(tagClients, mornings);
  await pick(page, 'Tags', 'Mornings');
  page.api.refuse(tagClients, 0);
  await undo(page, 'Mornings: put on 1 client');
  await tryAgain(page);
  await waitFor(() => expect(page.api.requests(tagClients)).toHaveLength(3));
  const takenBack = { added_client_ids: [], removed_client_ids: [2] };
  expect(page.api.requests(tagClients).map(({ body }) => body)).toEqual([
    { added_client_ids: [2], removed_client_ids: [] },
    takenBack,
    takenBack,
  ]);
});

it('adds to a group with one call, and takes out again with the group’s work', async () => {
  const page = await select('Ava', 'Ben');
  page.api.answer(updateClientGroup, runners);
  await pick(page, 'Add to group', 'Runners');
  page.api.refuse(updateClientGroup, 0);
  await undo(page, '2 clients added to Runners');
  await tryAgain(page);
  await waitFor(() => expect(page.api.requests(updateClientGroup)).toHaveLength(3));
  const takenOut = { removed_client_user_ids: [1, 2], removed_work: 'remove' };
  expect(page.api.requests(updateClientGroup).map(({ body }) => body)).toMatchObject([
    { new_client_user_ids: [1, 2] },
    takenOut,
    takenOut,
  ]);
});

it('says why the server adds nobody', async () => {
  const page = await select('Ava');
  page.api.refuse(updateClientGroup, 400, { message: 'A group can have 500 clients at most.' });
  await pick(page, 'Add to group', 'Runners');
  expect(await notice('A group can have 500 clients at most.')).toBeVisible();
});

it('resends invites and reactivates, and names who was refused', async () => {
  const invited = (id: number, first_name: string) =>
    buildClient({
      id,
      first_name,
      last_name: 'Stone',
      client_user: { invited_at: '2028-02-15T09:00:00.000Z' },
    });
  const page = await openList((api) => {
    api.refuse(reactivateClients, 409, { message: 'You are out of free client slots.' });
    api.answer(listTrainerClients, [
      ...clients,
      invited(8, 'Eve'),
      invited(9, 'Fay'),
      buildClient({
        id: 10,
        first_name: 'Gus',
        last_name: 'Stone',
        client_user: { active_under_current_trainer: false },
      }),
    ]);
  });
  page.api.answer(resendInvitation, { message: 'Sent.' });
  await page.user.click(screen.getByRole('button', { name: 'Select' }));
  const bar = within(await screen.findByRole('region', { name: 'Selected clients' }));
  await page.user.click(bar.getByRole('button', { name: 'Select all 7' }));
  await pick({ ...page, bar }, 'More', 'Resend 2 invites');
  expect(await notice('2 invites sent again')).toBeVisible();
  await waitFor(() =>
    expect(bar.getByRole('button', { name: 'More' })).not.toHaveAttribute('aria-busy', 'true'),
  );
  await pick({ ...page, bar }, 'More', 'Reactivate 1 client');
  const dialog = await screen.findByRole('dialog', { name: '0 clients active again, but not all' });
  expect(within(dialog).getByRole('list', { name: 'Not done for' })).toHaveTextContent(
    'Gus StoneYou are out of free client slots.',
  );
});

it('is nothing for a manager', async () => {
  await openList(undefined, true);
  expect(screen.queryByRole('button', { name: 'Select' })).not.toBeInTheDocument();
});
