import { ApiError } from '@formline/shared/api-client';
import { errorCodes } from '@formline/shared/contracts/errorCodes';
import { uploadWorkoutVideo } from '@formline/shared/contracts/library/media';
import type { FakeApi } from '@formline/shared/testing/fakeApi';
import { screen, waitFor } from '@testing-library/react';
import { middleFrame } from '../../media-upload/middleFrame';
import { mediaUploaderTexts } from '../../media-upload/MediaUploader.texts';
import { pollDelayMs } from '../../media-upload/pollDelay';
import {
  button,
  chooseVideo,
  morning,
  nameField,
  onSave,
  openVideoEditor,
  pending,
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

const asksBeforeUnload = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));

it('names an unnamed workout as the server did, which undo takes back', async () => {
  const { user } = openVideoEditor({ workout: null });
  expect(nameField()).toHaveAttribute('placeholder', 'Enter Workout Name');
  chooseVideo();
  await processing();
  onSave.mockResolvedValue({ ...morning, name: 'New Workout 11-21' });
  await user.click(button('Save'));
  await waitFor(() => expect(nameField()).toHaveValue('New Workout 11-21'));
  await user.click(button(`Undo: ${texts.fields.edits.name}`));
  expect(nameField()).toHaveValue('');
});

it('asks before an upload is left; who discards calls it off', async () => {
  api.hang(uploadWorkoutVideo);
  const { user } = openVideoEditor();
  chooseVideo();
  await screen.findByText(mediaUploaderTexts.uploading(50));
  expect(asksBeforeUnload()).toBe(true);
  await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
  expect(await screen.findByRole('alertdialog', { name: 'Wait! Upload in progress' })).toBeVisible();
  await user.click(button('Cancel'));
  expect(screen.getByText(mediaUploaderTexts.uploading(50))).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
  await user.click(await screen.findByRole('button', { name: 'Discard' }));
  expect(await screen.findByText('Elsewhere', { selector: 'p' })).toBeVisible();
});

it('lets a saved video that is still processed be left without a question, but not the page be closed', async () => {
  const { user } = openVideoEditor({ workout: { ...morning, uploaded_media: pending } });
  expect(screen.getByText(texts.processing)).toBeVisible();
  expect(asksBeforeUnload()).toBe(true);
  await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
  expect(await screen.findByText('Elsewhere', { selector: 'p' })).toBeVisible();
  expect(videosRemoved(api)).toEqual([]);
});

it.each([
  ['library', 'An error occurred when trying to save the workout. Please try again.'],
  ['rescheduling', 'An error occurred when trying to save the scheduled workout. Please try again.'],
] as const)('keeps what was typed when the save fails in %s', async (context, text) => {
  const { user } = openVideoEditor({ context });
  onSave.mockRejectedValue(new ApiError(500, { message: 'No', code: 5000 }));
  await user.type(nameField(), '!');
  await user.click(button('Save'));
  expect(await screen.findByText(text)).toBeVisible();
  expect(nameField()).toHaveValue('Morning!');
  await user.click(button(`Undo: ${texts.fields.edits.name}`));
  expect(nameField()).toHaveValue('Morning');
});

it('says what the server says of a workout that was changed somewhere else', async () => {
  const { user } = openVideoEditor();
  onSave.mockRejectedValue(new ApiError(409, { message: 'Changed somewhere else meanwhile.', code: 4090 }));
  await user.type(nameField(), '!');
  await user.click(button('Save'));
  expect(await screen.findByText('Changed somewhere else meanwhile.')).toBeVisible();
});

it('lets the trainer choose a version when somebody else has saved meanwhile, above the video', async () => {
  const onReload = jest.fn();
  const { user } = openVideoEditor({ onReload });
  onSave.mockRejectedValue(new ApiError(409, { message: 'Changed.', code: errorCodes.staleVersion }));
  await user.type(nameField(), '!');
  await user.click(button('Save'));
  const notice = await screen.findByRole('alert');
  expect(notice).toHaveTextContent('Somebody else changed this video');
  const [film] = await screen.findAllByRole('button', { name: 'Play video: Morning!' });
  expect(notice.compareDocumentPosition(film ?? notice)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await user.click(button('Load what was saved'));
  expect(onReload).toHaveBeenCalledTimes(1);
  onSave.mockResolvedValue({ ...morning, name: 'Morning!', version: 3 });
  await user.click(button('Keep mine'));
  expect(onSave).toHaveBeenCalledTimes(2);
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
});

describe.each([
  ['a manager', { canEdit: false }],
  ['somebody who schedules', { context: 'scheduling' }],
  ["the provider's workout", { workout: { ...morning, owner_id: null } }],
] as const)('to %s', (_whom, props) => {
  it('shows the video and its texts, and nothing that changes them', () => {
    openVideoEditor(props);
    expect(screen.getByRole('heading', { name: 'Morning' })).toBeVisible();
    expect(screen.getByText('Easy')).toBeVisible();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    expect(screen.getAllByRole('button').map((one) => one.getAttribute('aria-label'))).toEqual([
      'Play video: Morning',
    ]);
  });
});

it('lets texts be changed while rescheduling, but not the video', () => {
  openVideoEditor({ context: 'rescheduling' });
  expect(nameField()).toHaveValue('Morning');
  expect(button('Save')).toBeVisible();
  expect(screen.queryByRole('button', { name: mediaUploaderTexts.replace })).not.toBeInTheDocument();
});

it('says what is agreed to, with the terms beside the page', () => {
  openVideoEditor();
  expect(screen.getByText(/Outside Content/)).toBeVisible();
  const link = screen.getByRole('link', { name: /terms and conditions/ });
  expect(link).toHaveAttribute('href', '/terms-and-conditions');
  expect(link).toHaveAttribute('target', '_blank');
});
