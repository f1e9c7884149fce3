import {
  readWorkoutVideo,
  type UploadedMedia,
  uploadWorkoutVideo,
} from '@formline/shared/contracts/library/media';
import {
  createWorkout,
  deleteWorkout,
  readWorkout,
  updateWorkout,
} from '@formline/shared/contracts/library/workouts';
import { answerWithWorkouts } from '@formline/shared/testing/answerWithWorkouts';
import { buildCurrentUser } from '@formline/shared/testing/builders';
import { buildWorkoutSummary } from '@formline/shared/testing/buildWorkoutSummary';
import { type FakeApi, fakeApi } from '@formline/shared/testing/fakeApi';
import { signInAs } from '@formline/shared/testing/signInAs';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { findRow, openWorkouts } from '../../../testing/workoutsPage';

jest.mock('@formline/shared/training/media-upload/middleFrame.ts', () => ({ middleFrame: async () => null }));

const pending: UploadedMedia = { id: 7, status: 'PENDING', stream_url: null, thumbnail_url: null };
const finished: UploadedMedia = { ...pending, status: 'FINISHED', stream_url: '/film.m3u8' };
const filmed = {
  ...buildWorkoutSummary({ id: 5, name: 'Kettlebell flow', owner_id: 1, is_public: false }),
  uploaded_media: finished,
  sections: [],
};
const OPEN = '?view=videoWorkout&workoutId=5';

let api: FakeApi;

beforeEach(async () => {
  api = fakeApi();
  answerWithWorkouts(api, [filmed]);
  api.answer(readWorkout, filmed);
  api.answer(readWorkoutVideo, pending);
  api.answer(uploadWorkoutVideo, pending);
});

const nameField = () => screen.findByRole('textbox', { name: 'Name' });
const chooseFilm = () => {
  const field = screen.getByLabelText('Video', { selector: 'input' });
  fireEvent.change(field, { target: { files: [new File(['film'], 'flow.mp4', { type: 'video/mp4' })] } });
};

it('a new one is saved without sections, and the same editor then stands at its address', async () => {
  await signInAs(api);
  api.answer(createWorkout, { ...filmed, uploaded_media: pending });
  const { user, router } = openWorkouts('my-workouts', '?view=videoWorkout&workoutId=new');
  await user.type(await nameField(), 'Kettlebell flow');
  chooseFilm();
  await screen.findByText(/You can save the workout in the meantime/);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(router.state.location.search).toContain('workoutId=5'));
  expect(api.requests(createWorkout)[0]?.body).toMatchObject({
    name: 'Kettlebell flow',
    uploaded_media_id: 7,
    sections: [],
  });
  expect(screen.getByRole('button', { name: 'Saved' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Undo: Change name' }));
  expect(await nameField()).toHaveValue('');
});

it('an own one is changed in its version, and after somebody else changed it, in theirs', async () => {
  await signInAs(api);
  api.refuse(updateWorkout, 409, { message: 'It was changed somewhere else meanwhile.' });
  const { user } = openWorkouts('my-workouts', OPEN);
  await user.type(await nameField(), '!');
  api.answer(readWorkout, { ...filmed, version: 4 });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('It was changed somewhere else meanwhile.')).toBeVisible();
  expect(await nameField()).toHaveValue('Kettlebell flow!');
  api.answer(updateWorkout, { ...filmed, name: 'Kettlebell flow!', version: 5 });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await findRow('Kettlebell flow!')).toBeVisible();
  expect(api.requests(updateWorkout).map(({ body }) => body)).toMatchObject([{ version: 1 }, { version: 4 }]);
});

it('a search of the list beside it interrupts no upload, another workout does', async () => {
  await signInAs(api);
  api.hang(uploadWorkoutVideo);
  const { user, router } = openWorkouts('my-workouts', OPEN);
  await nameField();
  chooseFilm();
  await user.click(screen.getByRole('button', { name: 'Most Recent' }));
  expect(router.state.location.search).toContain('sort=mostRecent');
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Close workout' }));
  expect(await screen.findByRole('alertdialog', { name: 'Wait! Upload in progress' })).toBeVisible();
});

it('says in the list and on its page that the video it was saved with failed later', async () => {
  await signInAs(api);
  const processed = { ...filmed, uploaded_media: pending };
  answerWithWorkouts(api, [processed]);
  api.answer(readWorkout, processed);
  openWorkouts('my-workouts', OPEN);
  expect(await findRow('Kettlebell flow')).toHaveTextContent('video processing...');
  api.answer(readWorkoutVideo, { ...pending, status: 'ERROR' });
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'There was an error uploading this video workout. Please try again later',
  );
  expect(screen.getByRole('button', { name: 'Choose a file' })).toBeVisible();
  expect(await nameField()).toHaveValue('Kettlebell flow');
  expect(await findRow('Kettlebell flow')).toHaveTextContent('We couldn’t process this video');
});

it('is deleted without a question for what was typed', async () => {
  await signInAs(api);
  api.answer(deleteWorkout, { id: 5 });
  const { user, router } = openWorkouts('my-workouts', OPEN);
  await user.type(await nameField(), '!');
  await user.click(screen.getByRole('button', { name: 'More actions' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(router.state.location.search).toBe(''));
});

it('is only watched by a manager', async () => {
  await signInAs(api, buildCurrentUser(), { isManager: true });
  openWorkouts('my-workouts', OPEN);
  expect(await screen.findByRole('button', { name: 'Play video: Kettlebell flow' })).toBeVisible();
  for (const name of ['Save', 'Replace', 'More actions']) {
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
  }
});

it.each([
  ['of a workout of exercises leads to the builder', 'videoWorkout', null, 'view=workoutDetails'],
  ['of the builder leads to the video of a video workout', 'workoutDetails', finished, 'view=videoWorkout'],
])('an address %s', async (_what, view, uploaded_media, leadsTo) => {
  await signInAs(api);
  api.answer(readWorkout, { ...filmed, uploaded_media });
  const { router } = openWorkouts('my-workouts', `?view=${view}&workoutId=5`);
  await waitFor(() => expect(router.state.location.search).toContain(leadsTo));
});

it('says that a workout could not be loaded, and that it is gone', async () => {
  await signInAs(api);
  api.refuse(readWorkout, 404);
  openWorkouts('my-workouts', OPEN);
  expect(await screen.findByText('We couldn’t find this workout')).toBeVisible();
});
