import { listDefaultSections } from '@formline/shared/contracts/library/catalogues';
import { findCompoundRoutines } from '@formline/shared/contracts/library/compoundRoutines';
import { findExercises } from '@formline/shared/contracts/library/exercises';
import { scheduleWorkout } from '@formline/shared/contracts/scheduling/scheduling';
import { readUser } from '@formline/shared/contracts/people/users';
import { onEvent } from '@formline/shared/events';
import { buildClient, buildCurrentUser } from '@formline/shared/testing/builders';
import { answerWithCatalogues } from '@formline/shared/testing/answerWithCatalogues';
import { answerWithExercises } from '@formline/shared/testing/answerWithExercises';
import { buildExercise } from '@formline/shared/testing/buildExercise';
import { buildRoutine } from '@formline/shared/testing/buildRoutine';
import { type FakeApi, fakeApi } from '@formline/shared/testing/fakeApi';
import { renderRoute } from '@formline/shared/testing/render';
import { signInAs } from '@formline/shared/testing/signInAs';
import '@formline/shared/testing/stillLayout';
import { act, screen, waitFor, within } from '@testing-library/react';
import { stopAtFriday } from '../testing/clock';
import { AssignExercisesRoute } from './AssignExercisesRoute';

const CALENDAR = '/clients/my-clients/ava/dashboard/calendar';
const ava = buildClient({ id: 11, first_name: 'Ava', last_name: 'Stone' });
const library = [
  buildExercise({ id: 1, name: 'Park Step-Up', exercise_source: 'trainer', owner_id: 1 }),
  buildExercise({ id: 2, name: 'Front Plank' }),
  buildExercise({ id: 3, name: 'Goblet Squat' }),
];
const defaultSections = ['Warm-Up', 'Main', 'Cool-Down'].map((name, index) => ({ id: index + 1, name }));

beforeEach(stopAtFriday);
afterEach(() => {
  jest.useRealTimers();
  sessionStorage.clear();
});

async function open(answers: (api: FakeApi) => void = () => {}, screenName = '') {
  const api = fakeApi();
  await signInAs(api, buildCurrentUser());
  api.answer(readUser, ava);
  answerWithExercises(api, library);
  answerWithCatalogues(api);
  api.answer(findCompoundRoutines, ({ query }) => ({
    compoundRoutines:
      query['routine_type'] === 'circuit'
        ? [buildRoutine({ id: 5, title: 'Finisher', routine_type: 'circuit' })]
        : [],
    hasMore: false,
  }));
  api.answer(listDefaultSections, defaultSections);
  answers(api);
  const at = `${CALENDAR}/schedule-exercises${screenName}?clientId=11&date=2026-11-24`;
  const path = `${CALENDAR}/:screen`;
  return { api, ...renderRoute(<AssignExercisesRoute />, { path, at }) };
}

type User = Awaited<ReturnType<typeof open>>['user'];
const findRow = (name: string) => screen.findByRole('row', { name: new RegExp(`^${name}`) });
const press = (user: User, name: string) => user.click(screen.getByRole('button', { name }));
const choose = async (user: User, ...names: readonly string[]) => {
  for (const name of names) await user.click(await findRow(name));
};
const warmUp = async () =>
  within(await screen.findByRole('list', { name: 'Warm-Up' }))
    .getAllByRole('button', { name: /, / })
    .map(({ textContent }) => textContent);
const chosen = () =>
  within(screen.getByRole('list', { name: 'Chosen exercises' }))
    .getAllByRole('listitem')
    .map((item) => item.querySelector('p')?.textContent);

it('offers circuits, supersets and exercises by their headings, thirty a page', async () => {
  const { api } = await open();
  await findRow('Park Step-Up');
  expect(screen.getByRole('heading', { level: 1, name: 'Choose exercises for Ava Stone' })).toBeVisible();
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Circuits',
    'My Exercises',
    'Formline Exercises',
  ]);
  expect(api.requests(findExercises)[0]?.query).toMatchObject({ size: '30' });
  expect(api.requests(findCompoundRoutines)[0]?.query).toMatchObject({ size: '10' });
});

it('puts what is chosen below Warm-Up of a workout named after the client; what is unticked leaves it', async () => {
  const { user, router } = await open();
  await findRow('Park Step-Up');
  await press(user, 'Next');
  expect(screen.getByRole('heading', { name: 'Nothing chosen yet' })).toBeVisible();
  await choose(user, 'Goblet Squat', 'Finisher');
  expect(chosen()).toEqual(['Goblet Squat', 'Finisher']);
  await press(user, 'Next');
  expect(await warmUp()).toEqual(['Goblet Squat', 'Finisher']);
  expect(screen.getByPlaceholderText('Enter Workout Name')).toHaveValue('Ava Workout');
  expect(router.state.location.pathname).toBe(`${CALENDAR}/schedule-exercises-next`);
  await user.click(screen.getByRole('link', { name: 'Back to exercises' }));
  await choose(user, 'Goblet Squat', 'Front Plank');
  expect(chosen()).toEqual(['Finisher', 'Front Plank']);
  await press(user, 'Next');
  expect(await warmUp()).toEqual(['Finisher', 'Front Plank']);
});

it('keeps what is chosen through a reload, for the same client alone', async () => {
  const first = await open();
  await choose(first.user, 'Goblet Squat');
  first.unmount();
  const second = await open();
  await findRow('Park Step-Up');
  expect(chosen()).toEqual(['Goblet Squat']);
  second.unmount();
  await open((api) => api.answer(readUser, { ...ava, id: 12 }));
  await findRow('Park Step-Up');
  expect(screen.getByRole('heading', { name: 'Nothing chosen yet' })).toBeVisible();
});

it.each([
  [
    'Failed to fetch workout sections: Out of order',
    (api: FakeApi) => api.refuse(listDefaultSections, 500, { message: 'Out of order' }),
  ],
  [
    'Could Not find a default section to save the exercises under',
    (api: FakeApi) => api.answer(listDefaultSections, [{ id: 1, name: 'Main' }]),
  ],
])('stays, and says "%s"', async (text, answers) => {
  const { user } = await open(answers);
  await choose(user, 'Goblet Squat');
  await press(user, 'Next');
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(chosen()).toEqual(['Goblet Squat']);
});

it('prepares nothing for somebody who is about to leave', async () => {
  const { api, user, router } = await open();
  await choose(user, 'Goblet Squat');
  api.answer(listDefaultSections, () => {
    act(() => void router.navigate('/elsewhere'));
    return defaultSections;
  });
  await press(user, 'Next');
  await user.click(await screen.findByRole('button', { name: 'Discard' }));
  expect(await screen.findByText('Elsewhere')).toBeInTheDocument();
  expect(router.state.location.pathname).toBe('/elsewhere');
  expect(sessionStorage.getItem('formline.session.assignedExercises')).toBeNull();
});

it('begins with choosing where nothing is chosen', async () => {
  const { router } = await open(undefined, '-schedule');
  await findRow('Park Step-Up');
  expect(router.state.location.pathname).toBe(`${CALENDAR}/schedule-exercises`);
});

describe('the last screen', () => {
  const goThere = async (answers?: (api: FakeApi) => void) => {
    const page = await open(answers);
    await choose(page.user, 'Goblet Squat');
    await press(page.user, 'Next');
    await warmUp();
    await press(page.user, 'Next');
    await screen.findByRole('dialog', { name: 'Schedule Ava Workout' });
    return page;
  };

  it('tells a refusal and keeps everything, then schedules and leads to the day', async () => {
    const listener = jest.fn();
    const listening = onEvent('schedule:workout-assigned', listener);
    const { api, user, router } = await goThere((fake) =>
      fake.refuse(scheduleWorkout, 400, { message: 'No room' }),
    );
    await press(user, 'Schedule');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Failed to schedule exercises as a workout: No room',
    );
    expect(listener).not.toHaveBeenCalled();
    api.answer(scheduleWorkout, scheduled);
    await press(user, 'Schedule');
    await waitFor(() => expect(router.state.location.pathname).toBe(CALENDAR));
    expect(router.state.location.search).toBe('?clientId=11&date=2026-11-24');
    expect(api.requests(scheduleWorkout).at(-1)?.body).toMatchObject({
      startDate: '2026-11-24',
      endDate: null,
      currentDate: '2026-11-20',
      workouts: [
        {
          name: 'Ava Workout',
          days_of_week: [],
          sections: [{ name: 'Warm-Up', exercises: [{ id: 3 }] }, { name: 'Main' }, { name: 'Cool-Down' }],
        },
      ],
    });
    expect(await screen.findByText('Ava Workout scheduled for Ava Stone')).toBeVisible();
    expect(listener).toHaveBeenCalledWith({ assigned: 'exercises', target: 'client' });
    expect(sessionStorage.getItem('formline.session.assignedExercises')).toBeNull();
    listening.unsubscribe();
  });

  it('leads back to the workout', async () => {
    const { user, router } = await goThere();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(router.state.location.pathname).toBe(`${CALENDAR}/schedule-exercises-next`));
    expect(await warmUp()).toEqual(['Goblet Squat']);
  });
});

it('asks before what is chosen is left behind, and forgets it then', async () => {
  const { user } = await open();
  await choose(user, 'Goblet Squat');
  await user.click(screen.getByRole('link', { name: 'Back to calendar' }));
  expect(await screen.findByRole('alertdialog', { name: 'Discard Unsaved Changes?' })).toBeVisible();
  await press(user, 'Keep editing');
  expect(chosen()).toEqual(['Goblet Squat']);
  await user.click(screen.getByRole('link', { name: 'Back to calendar' }));
  await user.click(await screen.findByRole('button', { name: 'Discard' }));
  expect(await screen.findByText('Elsewhere')).toBeInTheDocument();
  expect(sessionStorage.getItem('formline.session.assignedExercises')).toBeNull();
});

const scheduled = {
  id: 1,
  name: null,
  program_category: { id: 1, label: 'Lifestyle' },
  formline_program_id: null,
  start_date: '2026-11-24',
  end_date: '2026-11-24',
  is_repeated: false,
  status: 'upcoming' as const,
  workout_count: 1,
  version: 1,
  scheduled_count: 1,
  completed_count: 0,
  client_group_id: null,
  group_schedule_id: null,
};
