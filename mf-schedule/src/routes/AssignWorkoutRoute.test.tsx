import { copyWorkout, findWorkouts, readWorkout } from '@formline/shared/contracts/library/workouts';
import { readUser } from '@formline/shared/contracts/people/users';
import { buildWorkout, buildWorkoutExercise } from '@formline/shared/testing/buildWorkout';
import { act, screen, waitFor, within } from '@testing-library/react';
import { findRow, openAssignWorkout } from '../testing/assignWorkoutPage';

const squat = buildWorkoutExercise({ id: 3, name: 'Squat' });
const own = buildWorkout({ Main: [squat] }, { id: 1, name: 'Leg Day', exercise_count: 1 });
const provided = buildWorkout(
  { Main: [squat] },
  { id: 2, name: 'Full Body', owner_id: null, is_public: true },
);
const media = { id: 5, status: 'PENDING', stream_url: null, thumbnail_url: null } as const;
const video = buildWorkout({}, { id: 4, name: 'Morning Flow', description: 'Easy.', uploaded_media: media });
const workouts = [own, provided, video];
const openOwn = { workouts, query: 'view=workoutDetails&workoutId=1' };

const links = (name: string) =>
  within(screen.getByRole('navigation', { name }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

describe('the list', () => {
  it('offers own workouts first, a page at a time, and says of a video that it is processed', async () => {
    const { api, user, router } = await openAssignWorkout({ workouts });
    expect(await findRow('Leg Day')).toBeVisible();
    expect(await findRow('Morning Flow')).toHaveTextContent('video processing...');
    expect(screen.getByRole('heading', { level: 1, name: 'Choose a workout for Ava Stone' })).toBeVisible();
    expect(links('Assign Workout')).toEqual(['My Workouts', 'Formline Workouts']);
    expect(api.requests(findWorkouts)[0]?.query).toMatchObject({ size: '30', getPrivate: 'true' });
    await user.click(screen.getByRole('button', { name: 'Most Recent' }));
    await waitFor(() => expect(router.state.location.search).toContain('sort=mostRecent'));
  });

  it('shows the provider’s workouts to a group', async () => {
    await openAssignWorkout({ workouts, whom: 'group', tab: 'formline-workouts' });
    expect(await findRow('Full Body')).toBeVisible();
    expect(screen.queryByText('Leg Day')).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1, name: 'Choose a workout for Runners' })).toBeVisible();
  });

  it('tells who has made no workout yet where that is done', async () => {
    await openAssignWorkout();
    const prompt = "You haven't created any custom workouts yet";
    expect(await screen.findByRole('heading', { name: prompt })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to My Workouts' })).toHaveAttribute(
      'href',
      '/libraries/workouts/my-workouts',
    );
  });

  it('says that nothing was found, and clears the search', async () => {
    const { user } = await openAssignWorkout({ workouts, query: 'search=swim' });
    expect(await screen.findByRole('heading', { name: 'No Results Found' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear All' }));
    expect(await findRow('Leg Day')).toBeVisible();
  });

  it('that could not be loaded is asked for again', async () => {
    const { api, user } = await openAssignWorkout({ answers: (fake) => fake.refuse(findWorkouts, 500) });
    expect(await screen.findByText('We couldn’t load the workouts')).toBeVisible();
    api.answer(findWorkouts, { workouts: [own], nextPage: null });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await findRow('Leg Day')).toBeVisible();
  });

  it('is not for a manager, who is led to the calendar', async () => {
    const { router } = await openAssignWorkout({ workouts, isManager: true });
    await waitFor(() =>
      expect(router.state.location.pathname).toBe('/clients/my-clients/ava/dashboard/calendar'),
    );
  });

  it('is not for a client of somebody else', async () => {
    await openAssignWorkout({ answers: (api) => api.refuse(readUser, 404) });
    expect(await screen.findByText('This client is not in your list')).toBeVisible();
  });
});

describe('a workout of the list', () => {
  it('is opened beside it, in the address and the breadcrumbs, and closed by going back', async () => {
    const { user, router } = await openAssignWorkout({ workouts });
    await user.click(await findRow('Leg Day'));
    expect(await screen.findByRole('textbox', { name: 'Workout name' })).toHaveValue('Leg Day');
    expect(router.state.location.search).toBe('?clientId=11&view=workoutDetails&workoutId=1');
    expect(links('Breadcrumbs').at(-1)).toBe('Assign Workout');
    expect(screen.getByText('Preview Workout', { selector: '[aria-current]' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Squat, 3 × 10' }));
    expect(router.state.location.search).toContain('view=editExercise&workoutId=1&exerciseId=e3');
    await act(() => router.navigate(-2));
    expect(screen.queryByRole('textbox', { name: 'Workout name' })).not.toBeInTheDocument();
  });

  it('is reloaded where it was', async () => {
    const query = 'view=editExercise&workoutId=1&exerciseId=e3';
    await openAssignWorkout({ workouts, query });
    expect(await screen.findByRole('region', { name: 'Edit Exercise' })).toBeVisible();
    expect(screen.getByText('Edit Exercise', { selector: '[aria-current]' })).toBeVisible();
  });

  it('that is a video is watched: title and description are read', async () => {
    await openAssignWorkout({ workouts, query: 'view=workoutDetails&workoutId=4' });
    expect(await screen.findByRole('heading', { name: 'Morning Flow' })).toBeVisible();
    expect(screen.getByText('Easy.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Schedule' })).toBeVisible();
    for (const name of ['Save', 'Delete', 'More actions']) {
      expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
    }
    expect(screen.queryByRole('textbox', { name: 'Name' })).not.toBeInTheDocument();
  });

  it.each([
    [404, 'We couldn’t find this workout'],
    [500, 'Error fetching workout'],
  ])('that does not come (%p) is said not to, and closed', async (status, says) => {
    const { user, router } = await openAssignWorkout({
      ...openOwn,
      answers: (api) => api.refuse(readWorkout, status),
    });
    expect(await screen.findByText(says)).toBeVisible();
    await findRow('Leg Day');
    await user.click(screen.getByRole('button', { name: 'Close workout' }));
    expect(router.state.location.search).toBe('?clientId=11');
    expect(screen.getByRole('grid')).toHaveFocus();
  });

  it('of the provider can be copied, and is then found by its name', async () => {
    const copy = buildWorkout({}, { id: 9, name: 'Full Body' });
    const { api, user, router } = await openAssignWorkout({
      workouts: [...workouts, copy],
      tab: 'formline-workouts',
      query: 'view=workoutDetails&workoutId=2&date=2026-11-24',
    });
    api.answer(copyWorkout, copy);
    await user.click(await screen.findByRole('button', { name: 'Copy to My Workouts' }));
    await waitFor(() => expect(screen.getByRole('searchbox')).toHaveValue('Full Body'));
    expect(router.state.location).toMatchObject({
      pathname: '/clients/my-clients/ava/dashboard/calendar/schedule-workouts/my-workouts',
      search: '?clientId=11&date=2026-11-24&view=workoutDetails&workoutId=9&search=Full+Body',
      state: null,
    });
    await waitFor(() => expect(screen.getByRole('region', { name: 'Workout' })).toHaveFocus());
  });
});
