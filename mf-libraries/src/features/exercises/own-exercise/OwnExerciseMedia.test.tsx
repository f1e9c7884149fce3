import { deleteOwnExercise, updateOwnExercise } from '@formline/shared/contracts/library/ownExercises';
import { uploadImage, uploadVideo } from '@formline/shared/contracts/library/media';
import { type FakeApi, fakeApi } from '@formline/shared/testing/fakeApi';
import { signInAs } from '@formline/shared/testing/signInAs';
import { middleFrame } from '@formline/shared/training/media-upload/middleFrame.ts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { answerWithOwnExercise, button, field, openOwnExercise } from '../../../testing/ownExercisePage';
import { ownExerciseFormTexts as texts } from './ownExercise.texts';

jest.mock('@formline/shared/training/media-upload/middleFrame.ts');

let api: FakeApi;

beforeEach(async () => {
  jest.mocked(middleFrame).mockResolvedValue(new Blob(['frame'], { type: 'image/jpeg' }));
  api = fakeApi();
  answerWithOwnExercise(api);
  await signInAs(api);
});

async function open() {
  const page = openOwnExercise({ exerciseId: 40 });
  await field('Name');
  return page;
}
const choose = (file: File) => {
  const input = screen.getByLabelText(texts.media, { selector: 'input' });
  fireEvent.change(input, { target: { files: [file] } });
};
const picture = new File(['picture'], 'sled.png', { type: 'image/png' });
const film = new File(['film'], 'sled.mp4', { type: 'video/mp4' });
const save = async ({ user }: Awaited<ReturnType<typeof open>>) => {
  await user.click(button('Save'));
  await waitFor(() => expect(api.requests(updateOwnExercise)).toHaveLength(1));
  return api.requests(updateOwnExercise)[0]?.body;
};

it('a picture that was uploaded is shown and saved', async () => {
  api.answer(uploadImage, { image_url: '/media/sled.webp' });
  const page = await open();
  choose(picture);
  expect(await screen.findByRole('img', { name: texts.image })).toHaveAttribute('src', '/media/sled.webp');
  expect(await save(page)).toMatchObject({ imageUrl: '/media/sled.webp', videoUrl: null });
});

it('a video goes with the frame of its middle, which becomes its picture', async () => {
  api.answer(uploadVideo, { video_url: '/media/sled.mp4', thumbnail_url: '/media/frame.jpg' });
  const page = await open();
  choose(film);
  const video = await screen.findByLabelText(texts.video);
  expect(video).toHaveAttribute('src', '/media/sled.mp4');
  expect(video).toHaveAttribute('poster', '/media/frame.jpg');
  expect(api.requests(uploadVideo)[0]?.files?.['thumbnail']).toMatchObject({ size: 5 });
  expect(await save(page)).toMatchObject({ imageUrl: '/media/frame.jpg', videoUrl: '/media/sled.mp4' });
});

it('the exercise cannot be saved before the upload has ended, and not lost by leaving', async () => {
  api.hang(uploadImage);
  const { user } = await open();
  choose(picture);
  expect(await screen.findByText('Uploading… 50%')).toBeVisible();
  await user.click(button('Save'));
  expect(screen.getByText(texts.uploadUnderWay)).toBeVisible();
  expect(dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(false);
  await user.click(button('Cancel upload'));
  expect(screen.queryByText(texts.uploadUnderWay)).not.toBeInTheDocument();
  expect(api.requests(updateOwnExercise)).toHaveLength(0);
});

it('what the server says of a file it refuses is shown', async () => {
  api.refuse(uploadImage, 415, { message: 'This is no picture.' });
  await open();
  choose(picture);
  expect(await screen.findByRole('alert')).toHaveTextContent('An error has occurred: This is no picture.');
});

it.each([
  ['neither picture nor film', new File(['text'], 'notes.pdf', { type: 'application/pdf' }), texts.wrongType],
  ['a picture the server cannot use', new File(['GIF'], 'sled.gif', { type: 'image/gif' }), texts.wrongType],
  ['a film the server cannot use', new File(['film'], 'sled.webm', { type: 'video/webm' }), texts.wrongType],
  ['empty', new File([], 'sled.png', { type: 'image/png' }), texts.isEmpty],
  [
    'too large',
    new File([new Uint8Array(20 * 1_048_576 + 1)], 'huge.png', { type: 'image/png' }),
    texts.tooLarge(20),
  ],
])('a file that is %s is not sent', async (_fault, file, sentence) => {
  await open();
  choose(file);
  expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
  expect([...api.requests(uploadImage), ...api.requests(uploadVideo)]).toHaveLength(0);
});

describe('deleting', () => {
  const ask = async () => {
    const page = await open();
    await page.user.click(button('Delete'));
    await screen.findByRole('alertdialog', { name: 'Delete Sled Drag?' });
    return page;
  };
  const confirm = () => screen.getAllByRole('button', { name: 'Delete' }).at(-1) ?? document.body;

  it('asks, and then tells the page that the exercise is gone', async () => {
    api.answer(deleteOwnExercise, { id: 40 });
    const { user, onDeleted } = await ask();
    await user.click(confirm());
    await waitFor(() => expect(onDeleted).toHaveBeenCalled());
    expect(api.requests(deleteOwnExercise)[0]?.query).toEqual({ id: '40' });
  });

  it('says why when the server refuses', async () => {
    api.refuse(deleteOwnExercise, 500, { message: 'Not today.' });
    const { user, onDeleted } = await ask();
    await user.click(confirm());
    expect(await screen.findByRole('alert')).toHaveTextContent('Could not delete the exercise: Not today.');
    expect(onDeleted).not.toHaveBeenCalled();
  });
});
