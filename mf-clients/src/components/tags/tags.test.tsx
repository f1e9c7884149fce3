import { listTrainerClients } from '@formline/shared/contracts/people/clients';
import {
  type ClientTag,
  createClientTag,
  deleteClientTag,
  listClientTags,
  tagClients,
  updateClientTag,
} from '@formline/shared/contracts/people/clientTags';
import { emitEvent } from '@formline/shared/events';
import { buildClient } from '@formline/shared/testing/builders';
import { type FakeApi, fakeApi } from '@formline/shared/testing/fakeApi';
import { renderRoute } from '@formline/shared/testing/render';
import { signInAs } from '@formline/shared/testing/signInAs';
import { act, screen, waitFor, within } from '@testing-library/react';
import { ClientListRoute } from '../../routes/ClientListRoute';
import { ClientTags } from './ClientTags';

const ava = buildClient({ id: 11, first_name: 'Ava', last_name: 'Stone' });
const ben = buildClient({ id: 13, first_name: 'Ben', last_name: 'Okafor' });
const mornings: ClientTag = { id: 1, name: 'Mornings', color: 'teal', client_ids: [11], version: 3 };
const runners: ClientTag = { id: 2, name: 'Runners', color: 'blue', client_ids: [], version: 1 };
let api: FakeApi;

beforeEach(async () => {
  api = fakeApi();
  await signInAs(api);
  api.answer(listClientTags, [mornings, runners]);
});

const renderTags = (canEdit = true) =>
  renderRoute(<ClientTags client={ava} canEdit={canEdit} />, { path: '/' });
const openMenu = async () => {
  const page = renderTags();
  await page.user.click(await screen.findByRole('button', { name: 'Edit tags' }));
  return { ...page, menu: await screen.findByRole('menu') };
};

it('shows the tags of a client, and no way to change them to a manager', async () => {
  renderTags(false);
  expect(await screen.findByText('Mornings')).toBeInTheDocument();
  expect(screen.queryByText('Runners')).not.toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it('puts a tag on a client and takes one off', async () => {
  api.answer(tagClients, runners);
  const { user, menu } = await openMenu();
  expect(within(menu).getByRole('menuitemcheckbox', { name: 'Mornings' })).toBeChecked();
  await user.click(within(menu).getByRole('menuitemcheckbox', { name: 'Runners' }));
  await user.click(within(menu).getByRole('menuitemcheckbox', { name: 'Mornings' }));
  await waitFor(() =>
    expect(api.requests(tagClients)).toMatchObject([
      { params: { tagId: '2' }, body: { added_client_ids: [11], removed_client_ids: [] } },
      { params: { tagId: '1' }, body: { added_client_ids: [], removed_client_ids: [11] } },
    ]),
  );
});

it('keeps the tags when they cannot be loaded again', async () => {
  const { cache } = renderTags();
  await screen.findByText('Mornings');
  api.refuse(listClientTags, 500);
  act(() =>
    emitEvent('server:data-changed', {
      resources: listClientTags.resources,
      reload: 'now',
      upToDate: [],
      tab: 'other',
    }),
  );
  await waitFor(() => expect(api.requests(listClientTags)).toHaveLength(2));
  await waitFor(() => expect(cache.isFetching()).toBe(0));
  expect(screen.getByText('Mornings')).toBeVisible();
});

it('shows at once that a tag is put on, and taken off again', async () => {
  api.hang(tagClients);
  const { user, menu } = await openMenu();
  const item = within(menu).getByRole('menuitemcheckbox', { name: 'Runners' });
  await user.click(item);
  expect(item).toBeChecked();
  await user.click(item);
  expect(item).not.toBeChecked();
});

it('makes a new tag for the client in the first free colour, and refuses a name twice', async () => {
  api.answer(createClientTag, runners);
  const { user, menu } = await openMenu();
  await user.click(within(menu).getByRole('menuitem', { name: 'New tag' }));
  const dialog = await screen.findByRole('dialog', { name: 'New tag' });
  await user.type(within(dialog).getByLabelText('Name'), 'MORNINGS');
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(await within(dialog).findByText('You have a tag with this name already.')).toBeInTheDocument();
  await user.type(within(dialog).getByLabelText('Name'), ' early');
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(api.requests(createClientTag)).toMatchObject([
      { body: { name: 'MORNINGS early', color: 'purple', client_ids: [11] } },
    ]),
  );
});

it('takes a deleted tag away at once', async () => {
  api.hang(deleteClientTag);
  const { user, menu } = await openMenu();
  await user.click(within(menu).getByRole('menuitem', { name: 'Manage tags' }));
  const button = await screen.findByRole('button', { name: 'Delete Mornings' });
  await user.click(button);
  await waitFor(() => expect(button).not.toBeInTheDocument());
});

it('changes a tag of the list by the version that was seen, and brings a deleted one back', async () => {
  api.answer(updateClientTag, mornings);
  api.answer(deleteClientTag, { id: 1 });
  api.answer(createClientTag, mornings);
  const { user, menu } = await openMenu();
  await user.click(within(menu).getByRole('menuitem', { name: 'Manage tags' }));
  const list = await screen.findByRole('dialog', { name: 'Tags' });
  expect(within(list).getByRole('row', { name: /Mornings/ })).toHaveTextContent('1 client');
  await user.click(within(list).getByRole('button', { name: 'Edit Mornings' }));
  const dialog = await screen.findByRole('dialog', { name: 'Edit the tag Mornings' });
  await user.click(within(dialog).getByRole('radio', { name: 'Green' }));
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(api.requests(updateClientTag)).toMatchObject([
      { params: { tagId: '1' }, body: { name: 'Mornings', color: 'green', version: 3 } },
    ]),
  );
  await user.click(await within(list).findByRole('button', { name: 'Delete Mornings' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() =>
    expect(api.requests(createClientTag)).toMatchObject([
      { body: { name: 'Mornings', color: 'teal', client_ids: [11] } },
    ]),
  );
});

it('narrows the client list to the clients with a chosen tag, and keeps the choice in the address', async () => {
  api.answer(listTrainerClients, [ava, ben]);
  const { user, router } = renderRoute(<ClientListRoute />, {
    path: '/clients/my-clients',
    at: '/clients/my-clients',
  });
  await user.click(await screen.findByRole('button', { name: 'Tags' }));
  await user.click(await screen.findByRole('menuitemcheckbox', { name: /Mornings/ }));
  await user.keyboard('{Escape}');
  expect(await screen.findByText('1 of 2 clients')).toBeInTheDocument();
  expect(screen.getAllByRole('gridcell')).toHaveLength(1);
  expect(router.state.location.search).toBe('?tags=1');
});

it('says that no client has the chosen tag, and shows all again', async () => {
  api.answer(listTrainerClients, [ava, ben]);
  const { user } = renderRoute(<ClientListRoute />, {
    path: '/clients/my-clients',
    at: '/clients/my-clients?tags=2',
  });
  expect(await screen.findByText('No client has this tag')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Clear tags' }));
  expect(await screen.findByText('2 clients')).toBeInTheDocument();
});

it('says that the search found nobody among the clients with the tag', async () => {
  api.answer(listTrainerClients, [ava, ben]);
  renderRoute(<ClientListRoute />, {
    path: '/clients/my-clients',
    at: '/clients/my-clients?tags=1&search=nobody',
  });
  expect(await screen.findByText('No Search Results Found.')).toBeInTheDocument();
  expect(screen.queryByText('No client has this tag')).not.toBeInTheDocument();
});
