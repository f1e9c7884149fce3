import { createClientGroup, listClientGroups } from '@formline/shared/contracts/scheduling/clientGroups';
import { listClientTags } from '@formline/shared/contracts/people/clientTags';
import { listTrainerClients } from '@formline/shared/contracts/people/clients';
import { readPlannedGroupWork } from '@formline/shared/contracts/scheduling/groupSchedules';
import { selectClubProfile, signOut } from '@formline/shared/session';
import { buildClient, buildClubProfile, buildCurrentUser } from '@formline/shared/testing/builders';
import { type FakeApi, fakeApi } from '@formline/shared/testing/fakeApi';
import '@formline/shared/testing/stillLayout';
import { signInAs } from '@formline/shared/testing/signInAs';
import { revokeToken } from '@formline/shared/contracts/accounts/auth';
import { act, screen, waitFor, within } from '@testing-library/react';
import { answerWithFigures } from '../testing/answerWithFigures';
import { buildGroup } from '../testing/buildGroup';
import { plannedWork } from '../testing/plannedWork';
import { renderRoute } from '@formline/shared/testing/render';
import { makeElementsVisible } from '@formline/shared/testing/visibleElements';
import { GroupListRoute } from './GroupListRoute';

const six = ['Ana Ruiz', 'Ben Stone', 'Chloe Park', 'Dev Patel', 'Eli Moss', 'Fay Lind'];
const iron = buildClubProfile({ ClubId: 7, ClubName: 'Iron Works' });
const harbour = buildClubProfile({ ClubId: 8, ClubName: 'Harbour Fitness' });

let api: FakeApi;
beforeEach(() => {
  localStorage.clear();
  api = fakeApi();
  api.answer(revokeToken, { revoked: true });
  api.answer(listClientTags, []);
  answerWithFigures(api, []);
});
afterEach(() => signOut());

const renderList = (at = '/groups/my-groups') =>
  renderRoute(<GroupListRoute />, { path: '/groups/my-groups', at });
const render = (at?: string) => renderList(at).user;
const cardOf = async (title: string) => {
  const heading = await screen.findByRole('heading', { level: 2, name: title });
  const card = heading.closest('li');
  if (!card) throw new Error(`${title} stands in no list`);
  return within(card);
};

it('shows each group with its size and who is in it', async () => {
  api.answer(listClientGroups, [
    buildGroup('Runners', six),
    buildGroup('Duo', ['Ana Ruiz']),
    buildGroup('Planned'),
  ]);
  render();
  const runners = await cardOf('Runners');
  expect(runners.getByText('6 members')).toBeVisible();
  expect(runners.getByText('Ana Ruiz, Ben Stone, Chloe Park, Dev Patel and 2 more')).toBeVisible();
  expect(runners.getByText('+2')).toBeVisible();
  expect((await cardOf('Duo')).getByText('1 member')).toBeVisible();
  const planned = await cardOf('Planned');
  expect(planned.getByText('0 members')).toBeVisible();
  expect(planned.getByText('Nobody is in this group yet.')).toBeVisible();
  expect(screen.getByText('3 groups')).toBeVisible();
});

it('shows the outline of 27 cards while the groups are on their way', () => {
  api.hang(listClientGroups);
  render();
  const outline = screen.getByText('Loading groups').parentElement;
  expect(outline).toHaveAttribute('aria-busy', 'true');
  expect(outline?.querySelectorAll('[data-placeholder]')).toHaveLength(27);
  expect(screen.getByRole('heading', { level: 1, name: 'My Groups' })).toBeVisible();
});

it('searches titles and members, counts, and clears again', async () => {
  api.answer(listClientGroups, [buildGroup('Runners', six), buildGroup('Strength', ['Zoë Adler'])]);
  const user = render();
  await cardOf('Runners');
  await user.type(screen.getByRole('searchbox', { name: 'Search groups' }), 'zoe');
  await waitFor(() => expect(screen.queryByText('Runners')).not.toBeInTheDocument());
  expect(screen.getByText('1 of 2 groups')).toBeVisible();
  await user.keyboard('qqq');
  expect(await screen.findByText('No Search Results Found.')).toBeVisible();
  expect(screen.getByText('No group or member matches “zoeqqq”.')).toBeVisible();
  const [clear] = screen.getAllByRole('button', { name: 'Clear search' });
  if (clear) await user.click(clear);
  await cardOf('Runners');
  expect(screen.getByText('2 groups')).toBeVisible();
});

it('says what groups are for when there are none, and offers nothing to search', async () => {
  api.answer(listClientGroups, []);
  await signInAs(api);
  render();
  expect(await screen.findByText('No groups yet')).toBeVisible();
  expect(screen.getByText(/share a group/)).toBeVisible();
  expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
});

it('tells a manager that the trainer has made none', async () => {
  api.answer(listClientGroups, []);
  await signInAs(api, buildCurrentUser(), { isManager: true });
  render();
  expect(await screen.findByText('This trainer has not made a group.')).toBeVisible();
});

it('shows a manager the groups and nothing to change them with', async () => {
  api.answer(listClientGroups, [buildGroup('Runners', six)]);
  await signInAs(api, buildCurrentUser(), { isManager: true });
  render('/groups/my-groups?create=group');
  expect((await cardOf('Runners')).getByRole('link', { name: 'Runners' })).toBeVisible();
  expect(screen.getByText(/^You are viewing a Trainer's Dashboard/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /edit|create/i })).not.toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('leads from the whole card to the dashboard of the group', async () => {
  const runners = buildGroup('Runners', six);
  api.answer(listClientGroups, [runners]);
  const { user, router } = renderList();
  await user.click((await cardOf('Runners')).getByRole('link', { name: 'Runners' }));
  expect(router.state.location.pathname).toBe(`/groups/my-groups/${runners.id}/dashboard`);
});

it('opens a group to be edited by its pencil', async () => {
  api.answer(listClientGroups, [buildGroup('Runners', six)]);
  api.answer(readPlannedGroupWork, plannedWork());
  await signInAs(api);
  const user = render();
  await user.click((await cardOf('Runners')).getByRole('button', { name: 'Edit Runners' }));
  expect(await screen.findByRole('dialog', { name: 'Edit Group' })).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Group name' })).toHaveValue('Runners');
});

it.each(['button', 'key', 'address', 'empty state'])('begins a new group by the %s', async (way) => {
  api.answer(listClientGroups, way === 'empty state' ? [] : [buildGroup('Runners', six)]);
  await signInAs(api);
  const { user, router } = renderList(`/groups/my-groups${way === 'address' ? '?create=group' : ''}`);
  await screen.findByText(way === 'empty state' ? 'No groups yet' : 'Runners');
  if (way === 'key') await user.keyboard('n');
  else if (way !== 'address') await user.click(screen.getByRole('button', { name: 'Create group' }));
  expect(await screen.findByRole('dialog', { name: 'Create Group' })).toBeVisible();
  expect(router.state.location.search).toBe('');
});

it('shows a new group, whatever was searched for', async () => {
  makeElementsVisible();
  const runners = buildGroup('Runners', six);
  const strength = buildGroup('Strength', ['Noor Haddad']);
  api.answer(listClientGroups, [runners]);
  api.answer(listTrainerClients, [buildClient()]);
  api.answer(createClientGroup, () => {
    api.answer(listClientGroups, [runners, strength]);
    return strength;
  });
  await signInAs(api);
  const user = render('/groups/my-groups?search=run');
  await cardOf('Runners');
  await user.click(screen.getByRole('button', { name: 'Create group' }));
  await user.type(await screen.findByRole('textbox', { name: 'Group name' }), 'Strength');
  await user.click(screen.getByRole('button', { name: 'Choose clients' }));
  await user.click(await screen.findByRole('row', { name: 'Noor Haddad' }));
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await user.click(await screen.findByRole('button', { name: 'Create group' }));
  const card = await cardOf('Strength');
  await waitFor(() => expect(card.getByRole('link')).toHaveFocus());
});

it('makes a group in the club that is chosen', async () => {
  api.answer(listClientGroups, []);
  api.answer(listTrainerClients, [buildClient()]);
  api.answer(createClientGroup, buildGroup('Strength', ['Noor Haddad'], 7));
  await signInAs(api, buildCurrentUser({ club_connect_user: [iron] }));
  const user = render('/groups/my-groups?create=group');
  await user.type(await screen.findByRole('textbox', { name: 'Group name' }), 'Strength');
  await user.click(screen.getByRole('button', { name: 'Choose clients' }));
  await user.click(await screen.findByRole('row', { name: 'Noor Haddad' }));
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await user.click(await screen.findByRole('button', { name: 'Create group' }));
  await waitFor(() => expect(api.requests(createClientGroup)[0]?.body).toMatchObject({ club_id: 7 }));
  expect(api.requests(listTrainerClients)[0]?.query).toEqual({ club_id: '7' });
});

it('says that the list failed and loads it on demand', async () => {
  api.refuse(listClientGroups, 503);
  const user = render();
  expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t load your groups');
  api.answer(listClientGroups, [buildGroup('Runners', six)]);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await cardOf('Runners');
});

it('loads the groups of the club that is chosen and never shows those of another', async () => {
  const groups = [buildGroup('Mine'), buildGroup('Iron Circle', [], 7)];
  api.answer(listClientGroups, ({ query }) =>
    groups.filter((group) => String(group.club_id ?? '') === (query['club_id'] ?? '')),
  );
  await signInAs(api, buildCurrentUser({ club_connect_user: [iron, harbour] }));
  render();
  await cardOf('Mine');
  act(() => selectClubProfile(iron));
  expect(screen.queryByText('Mine')).not.toBeInTheDocument();
  expect(screen.getByText('Loading groups')).toBeInTheDocument();
  await cardOf('Iron Circle');
  act(() => selectClubProfile(harbour));
  expect(
    await screen.findByText('Groups of your clients at Harbour Fitness will appear here.'),
  ).toBeVisible();
  act(() => selectClubProfile(null));
  await cardOf('Mine');
});

it('keeps a very long title and many members inside one card', async () => {
  const title = 'Wednesday and Friday early risers of the riverside running and strength circle';
  const many = Array.from({ length: 1200 }, (_, index) => `Member ${index}`);
  api.answer(listClientGroups, [buildGroup(title, many)]);
  render();
  const card = await cardOf(title);
  expect(card.getByText('1,200 members')).toBeVisible();
  expect(card.getByText('+1,196')).toBeVisible();
});
