import { ApiError } from '@formline/shared/api-client';
import { readWorkoutVideo, uploadWorkoutVideo } from '@formline/shared/contracts/library/media';
import { announcedChanges } from '@formline/shared/testing/announcedChanges';
import type { FakeApi } from '@formline/shared/testing/fakeApi';
import { screen, waitFor } from '@testing-library/react';
import { middleFrame } from '../../media-upload/middleFrame';
import { mediaUploaderTexts } from '../../media-upload/MediaUploader.texts';
import { pollDelayMs } from '../../media-upload/pollDelay';
import {
  button,
  chooseVideo,
  finished,
  morning,
  nameField,
  onSave,
  openVideoEditor,
  pending,
  playable,
  processing,
  videoApi,
  videosRemoved,
} from './testing/openVideoEditor';
import { workoutVideoTexts as texts } from './workoutVideo.texts';

jest.mock('../../media-upload/middleFrame');
jest.mock('../../media-upload/pollDelay');

let api: FakeApi;

beforeEach(async () => {
  jest.mocked(middleFrame).mockResolvedValue(new Blob(['frame'], { type: 'image/jpeg' }));
  jest.mocked(pollDelayMs).mockReturnValue(1);
  api = await videoApi();
});

it('takes a video in with its middle frame, waits until it is ready and can be saved at any time', async () => {
  const { user } = openVideoEditor({ workout: null });
  expect(button('Save')).toHaveAttribute('aria-disabled', 'true');
  await user.type(nameField(), 'Evening');
  chooseVideo();
  expect(await processing()).toBeVisible();
  const [sent] = api.requests(uploadWorkoutVideo);
  expect([sent?.files?.['video']?.name, sent?.files?.['thumbnail']?.type]).toEqual([
    'squats.mp4',
    'image/jpeg',
  ]);
  onSave.mockResolvedValue({ ...morning, name: 'Evening', uploaded_media: pending });
  await user.click(button('Save'));
  expect(onSave.mock.lastCall?.[0]).toEqual({ name: 'Evening', description: '', uploaded_media_id: 7 });
  api.answer(readWorkoutVideo, finished);
  expect(await playable('Evening')).toBeVisible();
  expect(videosRemoved(api)).toEqual([]);
});

it.each([
  ['squats.webm', 'video/webm', texts.refusals.wrongType],
  ['squats.png', 'image/png', texts.refusals.wrongType],
])('refuses %s before anything is sent', (name, type, refusal) => {
  openVideoEditor();
  chooseVideo(name, type);
  expect(screen.getByRole('alert')).toHaveTextContent(refusal);
  expect(api.requests(uploadWorkoutVideo)).toHaveLength(0);
});

it.each([
  [
    new ApiError(413, { message: 'There is no room left.', code: 4130 }),
    'An error has occurred: There is no room left.',
  ],
  [
    new ApiError(500, { message: 'The disk is full.', code: 5000 }),
    'An error has occurred: The disk is full.',
  ],
  [
    new ApiError(500, { message: 'A server error occurred. Please try again later.', code: 5000 }),
    'An unexpected error occurred when uploading this video workout. Please try again.',
  ],
  [
    new ApiError(500, { message: 'Unexpected Error', code: 5000 }),
    'An unexpected error occurred when uploading this video workout. Please try again.',
  ],
])('keeps the video that was there when an upload fails with %s', async (error, text) => {
  openVideoEditor();
  api.answer(uploadWorkoutVideo, () => {
    throw error;
  });
  chooseVideo();
  expect(await screen.findByText(text)).toBeVisible();
  expect(await playable('Morning')).toBeVisible();
});

it('says that a video cannot be made ready, shows the one before it and removes the useless one', async () => {
  openVideoEditor();
  api.answer(readWorkoutVideo, { ...pending, status: 'ERROR' });
  chooseVideo();
  const messages = await screen.findByText(
    'There was an error uploading this video workout. Please try again later',
  );
  expect(messages).toBeVisible();
  expect(await playable('Morning')).toBeVisible();
  await waitFor(() => expect(videosRemoved(api)).toEqual([7]));
});

describe('a new video that cannot be made ready', () => {
  const typeAndChoose = async () => {
    const { user } = openVideoEditor({ workout: null });
    await user.type(nameField(), 'Evening');
    chooseVideo();
  };
  const expectFileBox = async () => {
    expect(await screen.findByText(texts.errors.status)).toBeVisible();
    expect(button(mediaUploaderTexts.choose)).toBeVisible();
    expect(screen.queryByText(mediaUploaderTexts.processing)).not.toBeInTheDocument();
    expect(screen.queryByText(new RegExp(texts.saveMeanwhile))).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: mediaUploaderTexts.cancel })).not.toBeInTheDocument();
    expect(button('Save')).toHaveAttribute('aria-disabled', 'true');
  };

  it.each<[string, () => void]>([
    ['ERROR', () => api.answer(readWorkoutVideo, { ...pending, status: 'ERROR' })],
    [
      'ERROR under another number',
      () => api.answer(readWorkoutVideo, { ...pending, id: 70, status: 'ERROR' }),
    ],
    ['something nobody knows', () => api.refuse(readWorkoutVideo, 200)],
  ])('leads back to the file box with the reason when the server answers %s', async (_answer, answer) => {
    await typeAndChoose();
    await processing();
    answer();
    await expectFileBox();
    expect(nameField()).toHaveValue('Evening');
  });

  it('leads there at once when the upload itself is answered with ERROR', async () => {
    api.answer(uploadWorkoutVideo, { ...pending, status: 'ERROR' });
    await typeAndChoose();
    await expectFileBox();
    expect(nameField()).toHaveValue('Evening');
  });
});

it('a workout whose saved video failed says so when it is opened, until another file is chosen', async () => {
  openVideoEditor({ workout: { ...morning, uploaded_media: { ...pending, status: 'ERROR' } } });
  expect(screen.getByRole('alert')).toHaveTextContent(texts.errors.status);
  expect(button(mediaUploaderTexts.choose)).toBeVisible();
  chooseVideo();
  expect(await processing()).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('a reader is told that the video failed, and not that there is none', () => {
  openVideoEditor({
    canEdit: false,
    workout: { ...morning, uploaded_media: { ...pending, status: 'ERROR' } },
  });
  expect(screen.getByText('We couldn’t process this video')).toBeVisible();
  expect(screen.queryByText(texts.noVideo)).not.toBeInTheDocument();
});

it('tells other tabs of an upload and of its removal', async () => {
  const announced = announcedChanges();
  const { user } = openVideoEditor();
  chooseVideo();
  await processing();
  expect(announced).toEqual([['workouts']]);
  await user.click(button(mediaUploaderTexts.cancel));
  await waitFor(() => expect(announced).toEqual([['workouts'], ['workouts']]));
});

it('goes back to the video before when processing is cancelled, and removes what was uploaded', async () => {
  const { user } = openVideoEditor();
  chooseVideo();
  await processing();
  await user.click(button(mediaUploaderTexts.cancel));
  expect(await playable('Morning')).toBeVisible();
  await waitFor(() => expect(videosRemoved(api)).toEqual([7]));
});

it('removes an upload that another takes the place of', async () => {
  const { user } = openVideoEditor({ workout: null });
  chooseVideo();
  await processing();
  api.answer(readWorkoutVideo, finished);
  await playable(texts.label);
  api.answer(uploadWorkoutVideo, { ...finished, id: 8 });
  chooseVideo();
  await waitFor(() => expect(videosRemoved(api)).toEqual([7]));
  onSave.mockResolvedValue(morning);
  await user.click(button('Save'));
  expect(onSave.mock.lastCall?.[0].uploaded_media_id).toBe(8);
});

it('removes an upload that was never saved when it is left behind', async () => {
  const { user } = openVideoEditor();
  chooseVideo();
  await processing();
  await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
  await user.click(await screen.findByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(videosRemoved(api)).toEqual([7]));
});

it('tells when the saved video has become ready', async () => {
  const handleVideoChange = jest.fn();
  api.answer(readWorkoutVideo, finished);
  openVideoEditor({ workout: { ...morning, uploaded_media: pending }, onVideoChange: handleVideoChange });
  expect(await playable('Morning')).toBeVisible();
  expect(handleVideoChange).toHaveBeenCalledWith(finished);
});

it('makes room for another video when the saved one is gone', async () => {
  api.refuse(readWorkoutVideo, 404);
  openVideoEditor({ workout: { ...morning, uploaded_media: pending } });
  expect(await screen.findByText(texts.errors.status)).toBeVisible();
  expect(button(mediaUploaderTexts.choose)).toBeVisible();
});
