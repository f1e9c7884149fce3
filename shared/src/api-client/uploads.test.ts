import { IDEMPOTENCY_HEADER } from '../contracts/idempotencyKey';
import { uploadAvatar, uploadImage, uploadVideo } from '../contracts/library/media';
import { connectTestTokens } from '../testing/connectTestTokens';
import { type FakeApi, fakeApi } from '../testing/fakeApi';
import { call } from './apiClient';

let api: FakeApi;

beforeEach(() => {
  api = fakeApi();
  api.answer(uploadImage, { image_url: '/v2.2/media/a/image.webp' });
  connectTestTokens('first', 'second');
});

const image = new File(['picture'], 'squat.png', { type: 'image/png' });

describe('a call with files', () => {
  it('is sent as a form, without a key of repetition', async () => {
    await expect(call(uploadImage, { files: { image } })).resolves.toEqual({
      image_url: '/v2.2/media/a/image.webp',
    });
    const [request] = api.requests(uploadImage);
    expect(request?.files?.['image']).toMatchObject({ name: 'squat.png', size: 7 });
    const [headers] = api.headers(uploadImage);
    expect(headers).toMatchObject({ authorization: 'Bearer first' });
    // The browser names the type, with the boundary it chose.
    expect(headers).not.toHaveProperty('content-type');
    expect(headers).not.toHaveProperty(IDEMPOTENCY_HEADER.toLowerCase());
  });

  it('has its parameters in the path, and leaves out an optional file that is not there', async () => {
    api.answer(uploadAvatar, { url: '/v2.2/media/b/image.webp' });
    api.answer(uploadVideo, { video_url: '/v', thumbnail_url: '/t' });
    await call(uploadAvatar, { params: { id: 7 }, files: { avatar_file: image } });
    await call(uploadVideo, { files: { video: new Blob(['film']) } });
    expect(api.requests(uploadAvatar)[0]?.params).toEqual({ id: '7' });
    expect(Object.keys(api.requests(uploadVideo)[0]?.files ?? {})).toEqual(['video']);
  });

  it('tells how much of it has been sent', async () => {
    const shares: number[] = [];
    await call(uploadImage, { files: { image } }, { onProgress: (share) => shares.push(share) });
    expect(shares).toEqual([0.5, 1]);
  });

  it('is sent whole again with a renewed token', async () => {
    api.refuse(uploadImage, 401);
    await expect(call(uploadImage, { files: { image } })).rejects.toMatchObject({ status: 401 });
    expect(api.headers(uploadImage).map((headers) => headers['authorization'])).toEqual([
      'Bearer first',
      'Bearer second',
    ]);
    expect(api.requests(uploadImage).map(({ files }) => files?.['image']?.size)).toEqual([7, 7]);
  });

  it('can be cancelled while it is on its way', async () => {
    const abort = new AbortController();
    api.hang(uploadImage);
    const sending = call(
      uploadImage,
      { files: { image } },
      { signal: abort.signal, onProgress: () => abort.abort() },
    );
    await expect(sending).rejects.toMatchObject({ name: 'CanceledError' });
  });
});

it('the fake API complains of files the contract does not take', async () => {
  const complaints = jest.spyOn(console, 'error').mockImplementation();
  const huge = new File([new Uint8Array(20 * 1_048_576 + 1)], 'huge.png');
  const video = new Blob(['film']);
  api.answer(uploadVideo, { video_url: '/v', thumbnail_url: '/t' });
  await expect(call(uploadImage, { files: { image: huge } })).rejects.toMatchObject({ status: 500 });
  const others = { video, other: video };
  await expect(call(uploadVideo, { files: others })).rejects.toMatchObject({ status: 500 });
  expect(complaints.mock.calls.map(([answered]) => String(answered))).toEqual([
    expect.stringContaining('wrong files: image of 20971521 bytes'),
    expect.stringContaining('wrong files: video of 4 bytes, other of 4 bytes'),
  ]);
});
