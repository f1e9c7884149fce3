import {
  type ClientGroup,
  deleteClientGroup,
  readClientGroup,
} from '@formline/shared/contracts/scheduling/clientGroups';
import { readClientOverview } from '@formline/shared/contracts/overview/clientOverview';
import { readPlannedGroupWork } from '@formline/shared/contracts/scheduling/groupSchedules';
import { buildCurrentUser } from '@formline/shared/testing/builders';
import { type FakeApi, fakeApi } from '@formline/shared/testing/fakeApi';
import { renderRoute } from '@formline/shared/testing/render';
import { signInAs } from '@formline/shared/testing/signInAs';
import { act, screen, within } from '@testing-library/react';
import { answerWithFigures } from '../testing/answerWithFigures';
import { buildGroup } from '../testing/buildGroup';
import { plannedWork } from '../testing/plannedWork';
import { GroupDashboardRoute } from './GroupDashboardRoute';

const nine = ['Ana', 'Ben', 'Cleo', 'Dev', 'Eli', 'Fay', 'Gus', 'Hal', 'Ida'].map((name) => `${name} Stone`);
const runners: ClientGroup = { ...buildGroup('Runners', nine), id: 7 };

let api: FakeApi;
beforeEach(() => {
  localStorage.clear();
  api = fakeApi();
  api.answer(readClientGroup, runners);
  api.answer(readPlannedGroupWork, plannedWork());
  answerWithFigures(api, []);
});

async function open(at = '/groups/my-groups/7/dashboard', { isManager = false } = {}) {
  await signInAs(api, buildCurrentUser(), { isManager });
  return renderRoute(<GroupDashboardRoute />, { path: '/groups/my-groups/:groupId/dashboard', at });
}

const title = (name: string) => screen.findByRole('heading', { level: 1, name });

it('shows the group, its calendar, and the way back to all groups', async () => {
  await open();
  expect(await title('Runners')).toBeVisible();
  expect(screen.getByRole('link', { name: 'My Groups' })).toHaveAttribute('href', '/groups/my-groups');
  expect(screen.getByRole('status', { name: 'group-dashboard:calendar' })).toHaveTextContent(
    '{"groupId":7,"canEdit":true}',
  );
});

it('leads to the dashboards of its members, the first of them at once', async () => {
  const { user } = await open();
  const first = await screen.findByRole('link', { name: 'Ana Stone' });
  expect(first).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/clients\/my-clients\/ana\/dashboard\?clientId=/),
  );
  expect(screen.queryByRole('link', { name: 'Ida Stone' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Show all 9' }));
  expect(screen.getByRole('link', { name: 'Ida Stone' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show fewer' }));
  expect(screen.queryByRole('link', { name: 'Ida Stone' })).not.toBeInTheDocument();
});

it('shows how the group and its members are doing, those behind first when asked', async () => {
  const [ana, ben] = runners.client_group_clients.map(({ client_user }) => client_user.user.id);
  answerWithFigures(api, [
    { id: ana, completed: 9, missed: 1 },
    { id: ben, completed: 2, missed: 8, missedThisWeek: 3 },
  ]);
  const { user } = await open();
  const members = within(await screen.findByRole('region', { name: '9 members' }));
  expect(await members.findByText('55%')).toBeVisible();
  expect(members.getByText('1 behind')).toBeVisible();
  const names = () => members.getAllByRole('link').map(({ textContent }) => textContent);
  expect(names().slice(0, 2)).toEqual(['Ana Stone', 'Ben Stone']);
  await user.selectOptions(members.getByRole('combobox', { name: 'Sort members' }), 'Behind first');
  expect(names().slice(0, 2)).toEqual(['Ben Stone', 'Ana Stone']);
  expect(members.getAllByRole('listitem')[0]).toHaveTextContent('Ben Stone3 missed20%');
});

it('shows the members without their figures when those do not come', async () => {
  api.refuse(readClientOverview, 503);
  await open();
  expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t load the figures.');
  expect(screen.getByRole('link', { name: 'Ana Stone' })).toBeVisible();
});

it('says when nobody is left in the group', async () => {
  api.answer(readClientGroup, { ...runners, client_group_clients: [] });
  await open();
  expect(
    await screen.findByText('Nobody is in this group any more. Edit it to choose clients.'),
  ).toBeVisible();
});

it('opens the group to be edited', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Edit group' }));
  expect(await screen.findByRole('dialog', { name: 'Edit Group' })).toBeVisible();
});

it('leads to the list when the group is removed, also with changes that were not saved', async () => {
  api.answer(deleteClientGroup, { id: 7 });
  const { user, router } = await open();
  await user.click(await screen.findByRole('button', { name: 'Edit group' }));
  await user.type(await screen.findByRole('textbox', { name: 'Group name' }), ' 2');
  await user.click(screen.getByRole('button', { name: 'Remove Group' }));
  await screen.findByText('Nothing is scheduled with this group.');
  await user.click(screen.getByRole('button', { name: 'Remove Group' }));
  expect(await screen.findByText('Elsewhere')).toBeInTheDocument();
  expect(await screen.findByText('The group has been deleted successfully.')).toBeInTheDocument();
  expect(router.state.location.pathname).toBe('/groups/my-groups');
});

it('shows a manager the group and nothing to change it with', async () => {
  await open(undefined, { isManager: true });
  await title('Runners');
  expect(screen.getByText(/^You are viewing a Trainer's Dashboard/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Edit group' })).not.toBeInTheDocument();
  expect(screen.getByRole('status', { name: 'group-dashboard:calendar' })).toHaveTextContent(
    '"canEdit":false',
  );
});

it('finds out that the group was removed meanwhile', async () => {
  const { cache } = await open('/groups/my-groups/7/dashboard');
  await title('Runners');
  api.refuse(readClientGroup, 404);
  await act(() => cache.invalidateQueries());
  expect(await title('Group not found')).toBeVisible();
});

it('shows its outline while the group is on its way', async () => {
  api.hang(readClientGroup);
  await open();
  expect(await title('Loading group')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'My Groups' })).toBeVisible();
});

it.each(['8', 'runners', '0'])('finds no group at %s', async (id) => {
  api.refuse(readClientGroup, 404);
  await open(`/groups/my-groups/${id}/dashboard`);
  expect(await title('Group not found')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to My Groups' })).toHaveAttribute(
    'href',
    '/groups/my-groups',
  );
});

it('says that the group could not be loaded and loads it on demand', async () => {
  api.refuse(readClientGroup, 503);
  const { user } = await open();
  expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t load this group');
  expect(screen.getAllByText('Dashboard')).toHaveLength(1);
  api.answer(readClientGroup, runners);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await title('Runners')).toBeVisible();
});
