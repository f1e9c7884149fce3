import type { Endpoint } from '@formline/shared/contracts/endpoint';
import { listActivityLevels, listGoals } from '@formline/shared/contracts/library/catalogues';
import { type Milestone, readDashboardMilestones } from '@formline/shared/contracts/records/milestones';
import { buildClient } from '@formline/shared/testing/builders';
import { type FakeApi, fakeApi } from '@formline/shared/testing/fakeApi';
import { renderRoute } from '@formline/shared/testing/render';
import { signInAs } from '@formline/shared/testing/signInAs';
import { localTime } from '@formline/shared/testing/localTime';
import { screen, within } from '@testing-library/react';
import { GoalsDialog } from '../features/goals/GoalsDialog';
import { buildMilestone } from './buildMilestone';

export const goalsClient = buildClient({ id: 11, first_name: 'Ava', last_name: 'Stone' });
export const goals = [
  { id: 1, name: 'Fat Loss' },
  { id: 2, name: 'Strength' },
];
export const levels = [
  { id: 5, title: 'Sedentary', description: 'Little or no exercise and a desk job', coefficient: 1.2 },
];
export const walk = buildMilestone({ id: 1, name: 'Walk', ordinal: 1 });
export const run = buildMilestone({ id: 2, name: 'Run', ordinal: 2 });
export const swim = buildMilestone({
  id: 3,
  name: 'Swim',
  ordinal: 3,
  completed_at: localTime('2026-06-01T12:00'),
});

export function answerWith(api: FakeApi, milestones: readonly Milestone[]): void {
  api.answer(readDashboardMilestones, {
    milestones: [...milestones],
    goal: null,
    latest_activity_date: null,
  });
}

export async function openGoalsDialog(milestones: readonly Milestone[], canEdit = true) {
  const api = fakeApi();
  await signInAs(api);
  answerWith(api, milestones);
  api.answer(listGoals, goals);
  api.answer(listActivityLevels, levels);
  const handleClose = jest.fn();
  const dialog = <GoalsDialog client={goalsClient} canEdit={canEdit} onClose={handleClose} />;
  const { user, router } = renderRoute(dialog, { path: '/' });
  await screen.findByRole('dialog', { name: 'Goals: Ava Stone' });
  if (milestones.length > 0) await screen.findByText(/^\d of \d completed$/);
  else await screen.findByPlaceholderText('Add your first goal');
  if (canEdit) await screen.findByRole('option', { name: 'Strength' });
  return { api, user, router, handleClose };
}

export const sentBodies = (api: FakeApi, endpoint: Endpoint) =>
  api.requests(endpoint).map(({ body }) => body);

export const openNames = () =>
  within(screen.getByRole('list', { name: 'Open milestones' }))
    .getAllByRole('listitem')
    .map((row) => row.textContent);

/** Selects the visible toast, because the live region repeats its text. */
export const notice = (text: string) => screen.findByText(text, { selector: '[data-part=title]' });
export const button = (name: string) => screen.getByRole('button', { name });
export const closeButton = () => screen.getByText('Close', { selector: 'button' });
export const nameField = () => screen.getByRole('textbox', { name: 'Name of the milestone' });
