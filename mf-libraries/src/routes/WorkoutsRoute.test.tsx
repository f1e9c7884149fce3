import { readWorkoutVideo } from '@formline/shared/contracts/library/media';
import {
  copyWorkout,
  findOtherWorkouts,
  findWorkouts,
  readWorkout,
} from '@formline/shared/contracts/library/workouts';
import { answerWithWorkouts } from '@formline/shared/testing/answerWithWorkouts';
import { buildCurrentUser } from '@formline/shared/testing/builders';
import { buildWorkout, buildWorkoutExercise } from '@formline/shared/testing/buildWorkout';
import { buildWorkoutSummary } from '@formline/shared/testing/buildWorkoutSummary';
import { fakeApi } from '@formline/shared/testing/fakeApi';
import { signInAs } from '@formline/shared/testing/signInAs';
import { pollDelayMs } from '@formline/shared/training/media-upload/pollDelay.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { findRow, openWorkouts } from '../testing/workoutsPage';

jest.mock('@formline/shared/training/media-upload/pollDelay.ts');

const provided = buildWorkoutSummary({ id: 1, name: 'Leg Day', total_dur_seconds: 1801 });
const own = buildWorkoutSummary({ id: 2, name: 'My Leg Day', owner_id: 1, is_public: false });

const asTrainer = async ({ isManager = false } = {}) => {
  const api = fakeApi();
  answerWithWorkouts(api, [provided, own]);
  await signInAs(api, buildCurrentUser(), { isManager });
  return api;
};
/** Toasts appear twice: visibly and for screen readers. */
const findNotice = (text: string) => screen.findAllByText(text);
const createButton = () => screen.queryByRole('button', { name: 'Create' });

describe('the lists', () => {
  it('show the provider’s workouts with what stands in them and how long they take', async () => {
    const api = await asTrainer();
    openWorkouts('formline-workouts');
    expect(await findRow('Leg Day')).toHaveTextContent('6 Exercises31+ mins');
    expect(screen.queryByText('My Leg Day')).not.toBeInTheDocument();
    expect(api.requests(findWorkouts)[0]?.query).toMatchObject({ page: '1', size: '30', getPublic: 'true' });
  });

  it('show own workouts on their tab', async () => {
    const api = await asTrainer();
    openWorkouts('my-workouts');
    expect(await findRow('My Leg Day')).toBeVisible();
    expect(screen.getByRole('grid', { name: 'My Workouts' })).toBeVisible();
    expect(api.requests(findWorkouts)[0]?.query).toMatchObject({ getPrivate: 'true' });
  });

  it('are searched and sorted, and the address keeps both', async () => {
    const api = await asTrainer();
    const { user, router } = openWorkouts('my-workouts', '?search=leg');
    await user.click(await screen.findByRole('button', { name: 'Most Recent' }));
    await waitFor(() =>
      expect(api.requests(findWorkouts).at(-1)?.query).toMatchObject({
        search: 'leg',
        sortField: 'created_at',
        sortOrder: 'desc',
      }),
    );
    expect(router.state.location.search).toBe('?search=leg&sort=mostRecent');
  });

  describe('with a video that is processed', () => {
    const pending = { id: 7, status: 'PENDING', stream_url: null, thumbnail_url: null } as const;
    const filmed = { ...own, uploaded_media: pending };
    const openProcessing = async () => {
      jest.mocked(pollDelayMs).mockReturnValue(1);
      const api = await asTrainer();
      api.answer(readWorkoutVideo, pending);
      answerWithWorkouts(api, [filmed]);
      openWorkouts('my-workouts');
      expect(await findRow('My Leg Day')).toHaveTextContent('video processing...');
      return api;
    };

    it.each([
      ['FINISHED', 'Video workout'],
      ['ERROR', 'We couldn’t process this video'],
    ] as const)('follow the server when it is %s', async (status, text) => {
      const api = await openProcessing();
      api.answer(readWorkoutVideo, { ...pending, status });
      await waitFor(async () => expect(await findRow('My Leg Day')).toHaveTextContent(text));
    });

    it('are asked for again when the server no longer has that video', async () => {
      const api = await openProcessing();
      answerWithWorkouts(api, [own]);
      api.refuse(readWorkoutVideo, 404);
      await waitFor(async () => expect(await findRow('My Leg Day')).toHaveTextContent('6 Exercises'));
    });
  });

  it('say which programs own workouts are in, and hide those when asked to, also the next time', async () => {
    const api = await asTrainer();
    api.answer(findWorkouts, { workouts: [{ ...own, program_names: ['Strong Start'] }], nextPage: null });
    api.answer(findOtherWorkouts, { workouts: [], nextPage: null });
    const { user, unmount } = openWorkouts('my-workouts');
    expect(await findRow('My Leg Day')).toHaveTextContent('in Strong Start');
    await user.click(screen.getByRole('button', { name: 'Hide program workouts', pressed: false }));
    expect(await screen.findByText('No workouts outside programs')).toBeVisible();
    expect(api.requests(findOtherWorkouts)[0]).toMatchObject({
      query: { getPrivate: 'true' },
      body: { outsidePrograms: true },
    });
    unmount();
    openWorkouts('my-workouts');
    const toggle = await screen.findByRole('button', { name: 'Hide program workouts', pressed: true });
    await user.click(toggle);
    expect(await findRow('My Leg Day')).toBeVisible();
  });

  it('say that they could not be loaded', async () => {
    const api = await asTrainer();
    api.refuse(findWorkouts, 500);
    openWorkouts('my-workouts');
    expect(await screen.findByText('We couldn’t load the workouts')).toBeVisible();
  });
});

describe('a first-time trainer', () => {
  it('is shown both ways to create a workout', async () => {
    answerWithWorkouts(await asTrainer(), []);
    const { user, router } = openWorkouts('my-workouts');
    const prompt = await screen.findByRole('heading', { name: 'Create your own Workouts' });
    const empty = prompt.parentElement;
    if (!empty) throw new Error('The prompt stands nowhere.');
    await user.click(within(empty).getByRole('button', { name: 'Create' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Workout Video' }));
    expect(router.state.location).toMatchObject({
      pathname: '/libraries/workouts/my-workouts',
      search: '?view=videoWorkout&workoutId=new',
    });
  });

  it('is no manager, who may create none', async () => {
    answerWithWorkouts(await asTrainer({ isManager: true }), []);
    openWorkouts('my-workouts');
    expect(await screen.findByRole('heading', { name: 'No workouts here yet' })).toBeVisible();
    expect(createButton()).not.toBeInTheDocument();
  });
});

describe('a copy', () => {
  it('of the provider’s workout stands in the list of own ones, found by its name', async () => {
    const api = await asTrainer();
    const copy = buildWorkout({}, { id: 3, name: 'Leg Day' });
    api.answer(readWorkout, ({ params }) => (params['id'] === '3' ? copy : { ...provided, sections: [] }));
    const { user, router } = openWorkouts('formline-workouts', '?view=workoutDetails&workoutId=1');
    answerWithWorkouts(api, [provided, own, copy]);
    api.answer(copyWorkout, copy);
    await user.click(await screen.findByRole('button', { name: 'Copy to My Workouts' }));
    await findNotice('Leg Day saved successfully to My Workouts');
    await waitFor(() => expect(screen.getByRole('searchbox')).toHaveValue('Leg Day'));
    expect(router.state.location).toMatchObject({
      pathname: '/libraries/workouts/my-workouts',
      search: '?view=workoutDetails&workoutId=3&search=Leg+Day',
      state: null,
    });
  });

  it('of an own workout takes the focus, for the work goes on there', async () => {
    const api = await asTrainer();
    const source = buildWorkout({}, { id: 2, name: 'My Leg Day' });
    const copy = buildWorkout({}, { id: 3, name: 'My Leg Day (1)' });
    api.answer(readWorkout, ({ params }) => (params['id'] === '3' ? copy : source));
    api.answer(copyWorkout, copy);
    const { user, router } = openWorkouts('my-workouts', '?view=workoutDetails&workoutId=2');
    await user.click(await screen.findByRole('button', { name: 'More actions' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Duplicate' }));
    await waitFor(() => expect(router.state.location.search).toContain('workoutId=3'));
    await waitFor(() => expect(screen.getByRole('region', { name: 'Workout' })).toHaveFocus());
  });

  it('that is refused is told, and nothing else happens', async () => {
    const api = await asTrainer();
    api.answer(readWorkout, { ...provided, sections: [] });
    api.refuse(copyWorkout, 500);
    const { user, router } = openWorkouts('formline-workouts', '?view=workoutDetails&workoutId=1');
    await user.click(await screen.findByRole('button', { name: 'Copy to My Workouts' }));
    await findNotice('Leg Day was not saved to My Workouts');
    expect(router.state.location.pathname).toBe('/libraries/workouts/formline-workouts');
  });
});

describe('what is open', () => {
  it('of the provider is only looked at by a manager', async () => {
    const api = await asTrainer({ isManager: true });
    const squat = buildWorkoutExercise({ name: 'Squat' });
    api.answer(readWorkout, { ...provided, sections: [{ id: 1, name: 'Warm-Up', exercises: [squat] }] });
    const { user } = openWorkouts('formline-workouts');
    await user.click(await findRow('Leg Day'));
    expect(await screen.findByText('Squat')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Copy to My Workouts' })).not.toBeInTheDocument();
    expect(screen.queryByText(/^Press Space or Enter/)).not.toBeInTheDocument();
  });

  it('but gone is said to be gone', async () => {
    const api = await asTrainer();
    api.refuse(readWorkout, 404);
    openWorkouts('my-workouts', '?view=workoutDetails&workoutId=9');
    expect(await screen.findByRole('heading', { name: 'We couldn’t find this workout' })).toBeVisible();
  });

  it('but not loaded can be asked for again, or closed', async () => {
    const api = await asTrainer();
    api.refuse(readWorkout, 500);
    const { user, router } = openWorkouts('my-workouts', '?view=workoutDetails&workoutId=2');
    expect(await screen.findByText('Error fetching workout')).toBeVisible();
    await findRow('My Leg Day');
    await user.click(screen.getByRole('button', { name: 'Close workout' }));
    expect(router.state.location.search).toBe('');
    expect(screen.getByRole('grid')).toHaveFocus();
  });
});
