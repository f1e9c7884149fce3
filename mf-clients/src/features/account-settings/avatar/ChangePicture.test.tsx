import { ApiError } from '@formline/shared/api-client';
import { uploadAvatar } from '@formline/shared/contracts/library/media';
import { buildClient } from '@formline/shared/testing/builders';
import { type FakeApi, fakeApi } from '@formline/shared/testing/fakeApi';
import { renderRoute } from '@formline/shared/testing/render';
import { signInAs } from '@formline/shared/testing/signInAs';
import { makeElementsVisible } from '@formline/shared/testing/visibleElements';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { clientsQuery } from '../../../queries/clients';
import { avatarTexts as texts } from '../accountSettings.texts';
import { ClientAccountDialog } from '../ClientAccountDialog';
import { drawPicture } from '../../../components/picture-crop/drawPicture';

interface FakeCrop {
  readonly onArea: (area: object) => void;
  readonly onUnreadable: () => void;
}

jest.mock('../../../components/picture-crop/drawPicture');
/** Mocked, because the library measures the picture and jsdom has no layout. */
jest.mock('../../../components/picture-crop/PictureCrop', () => ({
  PictureCrop: ({ onArea, onUnreadable }: FakeCrop) => (
    <>
      <button type="button" onClick={() => onArea({ x: 1, y: 2, width: 300, height: 300 })}>
        Crop
      </button>
      <button type="button" onClick={onUnreadable}>
        Break
      </button>
    </>
  ),
}));

const noor = buildClient();
const makeAddress = jest.fn(() => 'blob:picture');
const forgetAddress = jest.fn();
let api: FakeApi;

beforeEach(async () => {
  makeElementsVisible();
  makeAddress.mockClear();
  forgetAddress.mockClear();
  Object.assign(URL, { createObjectURL: makeAddress, revokeObjectURL: forgetAddress });
  jest.mocked(drawPicture).mockResolvedValue(new Blob(['square'], { type: 'image/jpeg' }));
  api = fakeApi();
  await signInAs(api);
});

async function choose(type: string) {
  const rendered = renderRoute(<ClientAccountDialog client={noor} onClose={jest.fn()} />, { path: '/' });
  rendered.cache.setQueryData(clientsQuery({}).queryKey, [noor]);
  const file = new File(['bytes'], 'me', { type });
  await screen.findByRole('button', { name: texts.change });
  const input = document.querySelector('input[type=file]');
  if (input) fireEvent.change(input, { target: { files: [file] } });
  return rendered;
}

it('draws the chosen part anew and sends it; the lists show it at once', async () => {
  api.answer(uploadAvatar, { url: '/files/new.jpg' });
  const { user, cache } = await choose('image/jpeg');
  await user.click(await screen.findByRole('button', { name: 'Crop' }));
  await user.click(screen.getByRole('button', { name: texts.upload }));
  expect(await screen.findByRole('dialog', { name: noor.full_name })).toBeVisible();
  expect(drawPicture).toHaveBeenCalledWith(
    'blob:picture',
    { x: 1, y: 2, width: 300, height: 300 },
    { type: 'image/jpeg', mostWidth: 512 },
  );
  expect(api.requests(uploadAvatar)[0]?.files?.['avatar_file']?.size).toBe(6);
  expect(cache.getQueryData(clientsQuery({}).queryKey)?.[0]?.avatar_url).toBe('/files/new.jpg');
  await waitFor(() => expect(forgetAddress).toHaveBeenCalledWith('blob:picture'));
});

it('shows how far the upload is', async () => {
  api.hang(uploadAvatar);
  const { user } = await choose('image/png');
  await user.click(await screen.findByRole('button', { name: 'Crop' }));
  await user.click(screen.getByRole('button', { name: texts.upload }));
  const progress = await screen.findByRole('progressbar', { name: texts.progress });
  await waitFor(() => expect(progress).toHaveAttribute('value', '0.5'));
});

it.each(['the server refuses it', 'the browser cannot draw it'])(
  'says so when %s, and keeps the picture',
  async (fault) => {
    api.answer(uploadAvatar, () => {
      throw new ApiError(413, { message: 'Too large', code: 4000 });
    });
    if (fault.startsWith('the browser')) jest.mocked(drawPicture).mockRejectedValue(new Error('No'));
    const { user } = await choose('image/jpeg');
    await user.click(await screen.findByRole('button', { name: 'Crop' }));
    await user.click(screen.getByRole('button', { name: texts.upload }));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(texts.failed.trim());
    expect(screen.getByRole('button', { name: 'Crop' })).toBeVisible();
  },
);

it('calls the upload off when it is cancelled', async () => {
  const abort = jest.spyOn(AbortController.prototype, 'abort');
  api.hang(uploadAvatar);
  const { user } = await choose('image/png');
  await user.click(await screen.findByRole('button', { name: 'Crop' }));
  await user.click(screen.getByRole('button', { name: texts.upload }));
  await waitFor(() => expect(api.requests(uploadAvatar)).toHaveLength(1));
  await user.click(screen.getByRole('button', { name: texts.cancel }));
  await waitFor(() => expect(abort).toHaveBeenCalled());
});

it('says so when the browser cannot read the picture, and offers nothing to save', async () => {
  const { user } = await choose('image/jpeg');
  await user.click(await screen.findByRole('button', { name: 'Break' }));
  expect(screen.getByRole('alert')).toHaveTextContent(texts.failed.trim());
  expect(screen.queryByRole('button', { name: texts.upload })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: texts.cancel })).toHaveFocus();
});

it('lets go of the file when the dialog goes with it', async () => {
  const { unmount } = await choose('image/jpeg');
  await screen.findByRole('button', { name: 'Crop' });
  unmount();
  expect(forgetAddress).toHaveBeenCalledWith('blob:picture');
});

it.each(['image/gif', 'image/webp', 'text/plain'])('takes no %s', async (type) => {
  await choose(type);
  expect(await screen.findByRole('alert')).toHaveTextContent(texts.wrongType);
  expect(makeAddress).not.toHaveBeenCalled();
});
