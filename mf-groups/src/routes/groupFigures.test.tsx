import { readClientOverview } from '@formline/shared/contracts/overview/clientOverview';
import { listClientGroups } from '@formline/shared/contracts/scheduling/clientGroups';
import { type FakeApi, fakeApi } from '@formline/shared/testing/fakeApi';
import { renderRoute } from '@formline/shared/testing/render';
import '@formline/shared/testing/stillLayout';
import { screen, within } from '@testing-library/react';
import { answerWithFigures } from '../testing/answerWithFigures';
import { buildGroup } from '../testing/buildGroup';
import { GroupListRoute } from './GroupListRoute';

const renderList = (at = '/groups/my-groups') =>
  renderRoute(<GroupListRoute />, { path: '/groups/my-groups', at });
const cardOf = async (title: string) => {
  const heading = await screen.findByRole('heading', { level: 2, name: title });
  const card = heading.closest('li');
  if (!card) throw new Error(`${title} stands in no list`);
  return within(card);
};

const runners = buildGroup('Runners', ['Ana Ruiz', 'Ben Stone']);
const strength = buildGroup('Strength', ['Cleo Park']);
const [ana, ben] = runners.client_group_clients.map(({ client_user }) => client_user.user.id);
const cleo = strength.client_group_clients[0]?.client_user.user.id;

let api: FakeApi;
beforeEach(() => {
  localStorage.clear();
  api = fakeApi();
  api.answer(listClientGroups, [runners, strength]);
  answerWithFigures(api, [
    { id: ana, completed: 9, missed: 1 },
    { id: ben, completed: 3, missed: 7, missedThisWeek: 2 },
    { id: cleo, completed: 4, missed: 0 },
  ]);
});

it('shows how each group is doing and how many members are behind', async () => {
  renderList();
  const card = await cardOf('Runners');
  expect(await card.findByText('60%')).toBeVisible();
  expect(card.getByText('1 behind')).toBeVisible();
  expect((await cardOf('Strength')).getByText('100%')).toBeVisible();
  expect((await cardOf('Strength')).queryByText(/behind/)).not.toBeInTheDocument();
});

it('sorts and filters by them, in the address', async () => {
  const { user, router } = renderList('/groups/my-groups?sort=behind');
  await cardOf('Runners');
  expect(screen.getByRole('combobox', { name: 'Sort groups' })).toHaveValue('behind');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort groups' }), 'Most members');
  await user.click(screen.getByRole('button', { name: 'With members behind' }));
  expect(await screen.findByText('1 of 2 groups')).toBeVisible();
  expect(screen.queryByText('Strength')).not.toBeInTheDocument();
  expect(router.state.location.search).toBe('?sort=members&show=behind');
});

it('says when nobody is behind, and shows all groups again', async () => {
  answerWithFigures(api, []);
  const { user } = renderList('/groups/my-groups?show=behind');
  expect(await screen.findByText('Nobody is behind')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Show all groups' }));
  await cardOf('Strength');
});

it('stands without the figures when they do not come, and gets them on demand', async () => {
  api.refuse(readClientOverview, 503);
  const { user } = renderList();
  await cardOf('Runners');
  expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t load the figures.');
  answerWithFigures(api, [{ id: cleo, completed: 1, missed: 1 }]);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await (await cardOf('Strength')).findByText('50%')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
