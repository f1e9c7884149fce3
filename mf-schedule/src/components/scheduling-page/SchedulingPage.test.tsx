import { buildCurrentUser } from '@formline/shared/testing/builders';
import { fakeApi } from '@formline/shared/testing/fakeApi';
import { renderRoute } from '@formline/shared/testing/render';
import { signInAs } from '@formline/shared/testing/signInAs';
import { screen, within } from '@testing-library/react';
import type { CalendarOwner } from '../calendar-owner/calendarOwner';
import { SchedulingPage, type SchedulingPageProps } from './SchedulingPage';

const ava: CalendarOwner = { kind: 'client', id: 11, name: 'Ava Stone', firstName: 'Ava' };
const runners: CalendarOwner = { kind: 'group', id: 7, name: 'Runners' };

interface OpenedPage extends Partial<SchedulingPageProps> {
  readonly at: string;
  readonly isManager?: boolean;
}

async function openPage({ at, isManager = false, ...props }: OpenedPage) {
  await signInAs(fakeApi(), buildCurrentUser(), { isManager });
  const page = { owner: ava, kind: 'schedule-programs', children: 'The list', ...props } as const;
  return renderRoute(<SchedulingPage {...page} />, { path: at.replace(/\?.*/, ''), at });
}

const links = (name: string) =>
  within(screen.getByRole('navigation', { name }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

const AVA = '/clients/my-clients/ava/dashboard';

it('says for whom, leads back by each step and keeps the day', async () => {
  await openPage({ at: `${AVA}/calendar/schedule-programs/my-programs?clientId=11&date=2026-11-20` });
  expect(screen.getByRole('heading', { level: 1, name: 'Choose a program for Ava Stone' })).toBeVisible();
  expect(document.title).toBe('Assign Program · Formline');
  expect(links('Breadcrumbs')).toEqual([
    ['My Clients', '/clients/my-clients'],
    ['Ava Stone', `${AVA}?clientId=11`],
    ['Calendar', `${AVA}/calendar?clientId=11&date=2026-11-20`],
  ]);
  expect(links('Assign Program')).toEqual([
    ['My Programs', `${AVA}/calendar/schedule-programs/my-programs?clientId=11&date=2026-11-20`],
    ['Formline Programs', `${AVA}/calendar/schedule-programs/formline-programs?clientId=11&date=2026-11-20`],
  ]);
  expect(screen.getByRole('link', { name: 'Back to calendar' })).toHaveAttribute(
    'href',
    `${AVA}/calendar?clientId=11&date=2026-11-20`,
  );
});

it('serves a group, whose dashboard is its calendar', async () => {
  await openPage({
    at: '/groups/my-groups/7/dashboard/calendar/schedule-workouts/my-workouts?date=2026-11-20',
    owner: runners,
    kind: 'schedule-workouts',
  });
  expect(screen.getByRole('heading', { level: 1, name: 'Choose a workout for Runners' })).toBeVisible();
  expect(links('Breadcrumbs')).toEqual([
    ['My Groups', '/groups/my-groups'],
    ['Runners', '/groups/my-groups/7/dashboard'],
  ]);
  expect(links('Assign Workout').map(([label]) => label)).toEqual(['My Workouts', 'Formline Workouts']);
  expect(screen.getByRole('link', { name: 'Back to calendar' })).toHaveAttribute(
    'href',
    '/groups/my-groups/7/dashboard?date=2026-11-20',
  );
});

it('leads from an open view back to the tab one came from', async () => {
  await openPage({
    at: `${AVA}/calendar/schedule-programs/formline-programs?clientId=11&date=2026-11-20&view=programDetails`,
    kind: 'schedule-programs',
    steps: [{ label: 'Program Details', to: '?view=programDetails' }],
  });
  expect(links('Breadcrumbs').at(-1)).toEqual([
    'Assign Program',
    `${AVA}/calendar/schedule-programs/formline-programs?clientId=11&date=2026-11-20`,
  ]);
});

it('goes on with the views that are open', async () => {
  await openPage({
    at: `${AVA}/calendar/schedule-exercises?clientId=11&view=exerciseDetails`,
    kind: 'schedule-exercises',
    steps: [{ label: 'Exercise Details', to: '?view=exerciseDetails' }],
  });
  expect(screen.getByRole('heading', { level: 1, name: 'Choose exercises for Ava Stone' })).toBeVisible();
  const breadcrumbs = within(screen.getByRole('navigation', { name: 'Breadcrumbs' }));
  expect(breadcrumbs.getByRole('link', { name: 'Assign Exercises' })).toBeVisible();
  expect(breadcrumbs.getByText('Exercise Details')).toHaveAttribute('aria-current', 'page');
  expect(screen.queryByRole('navigation', { name: 'Assign Exercises' })).not.toBeInTheDocument();
});

it('sends a manager back from where work is assigned', async () => {
  const { router } = await openPage({
    at: `${AVA}/calendar/schedule-programs/my-programs?clientId=11&date=2026-11-20`,
    isManager: true,
  });
  expect(await screen.findByText('Elsewhere')).toBeVisible();
  expect(router.state.location.pathname + router.state.location.search).toBe(
    `${AVA}/calendar?clientId=11&date=2026-11-20`,
  );
});

it.each([
  ['customize-program', "Customize Ava Stone's Program"],
  ['customize-workout', "Customize Ava Stone's Workout"],
] as const)('lets a manager look at %s and says whose data it is', async (kind, title) => {
  await openPage({ at: `${AVA}/calendar/${kind}?clientId=11`, kind, isManager: true });
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(screen.getByText(/^You are viewing a Trainer's Dashboard\./)).toBeVisible();
});
