import { listActivityLevels, listGoals } from '@formline/shared/contracts/library/catalogues';
import { type Milestone, readDashboardMilestones } from '@formline/shared/contracts/records/milestones';
import { buildClient } from '@formline/shared/testing/builders';
import { type FakeApi, fakeApi } from '@formline/shared/testing/fakeApi';
import { renderRoute } from '@formline/shared/testing/render';
import { signInAs } from '@formline/shared/testing/signInAs';
import { localTime } from '@formline/shared/testing/localTime';
import { screen, waitFor } from '@testing-library/react';
import { buildMilestone } from '../../testing/buildMilestone';
import { GoalsCard } from './GoalsCard';

const client = buildClient({ id: 11, first_name: 'Ava', last_name: 'Stone' });
const names = ['Walk', 'Run', 'Swim', 'Ride'];
const open = names.map((name, index) => buildMilestone({ id: index + 1, name, ordinal: index + 1 }));
const done = buildMilestone({ id: 9, name: 'Stand', completed_at: '2026-06-01T12:00:00.000Z' });

function answerWith(api: FakeApi, milestones: Milestone[]) {
  const latest_activity_date = milestones.length > 0 ? localTime('2026-06-03T12:00') : null;
  api.answer(readDashboardMilestones, {
    milestones,
    goal: { id: 1, name: 'Fat Loss' },
    latest_activity_date,
  });
}

async function showCard(declare: (api: FakeApi) => void) {
  const api = fakeApi();
  await signInAs(api);
  api.answer(listGoals, []);
  api.answer(listActivityLevels, []);
  declare(api);
  return { api, ...renderRoute(<GoalsCard client={client} canEdit />, { path: '/' }) };
}

it('shows its skeleton while it is loading', async () => {
  await showCard((api) => api.hang(readDashboardMilestones));
  expect(screen.getByText('Loading goals')).toBeInTheDocument();
});

it('shows the goal, how far it is, what comes next and when something happened', async () => {
  await showCard((api) => answerWith(api, [...open, done]));
  expect(await screen.findByText('Fat Loss')).toBeInTheDocument();
  expect(screen.getByText('1 of 5 completed')).toBeInTheDocument();
  expect(screen.getAllByRole('listitem').map((row) => row.textContent)).toEqual(['Walk', 'Run', 'Swim']);
  expect(screen.getByText('1 more')).toBeInTheDocument();
  expect(screen.getByText('Last activity 6/3/26')).toBeInTheDocument();
});

it('says when everything is reached', async () => {
  await showCard((api) => answerWith(api, [done]));
  expect(await screen.findByText('All milestones are completed.')).toBeInTheDocument();
});

it('says what to do when it is empty, opens with a new row, and gets focus back', async () => {
  const { user } = await showCard((api) => answerWith(api, []));
  expect(
    await screen.findByText('No milestones recorded. Click on this card to record.'),
  ).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Goals' }));
  expect(await screen.findByRole('dialog', { name: 'Goals: Ava Stone' })).toBeInTheDocument();
  expect(screen.getByPlaceholderText('Add your first goal')).toBeInTheDocument();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByRole('button', { name: 'Goals' })).toHaveFocus();
});

it('says that it failed, and not that it is empty', async () => {
  await showCard((api) => api.refuse(readDashboardMilestones, 500));
  expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t load this card.');
  expect(screen.queryByText('No milestones recorded. Click on this card to record.')).not.toBeInTheDocument();
});
