import { middleFrame } from './middleFrame';

const film = new Blob(['film'], { type: 'video/mp4' });
const drawImage = jest.fn();
const forget = jest.fn();
const players: HTMLVideoElement[] = [];
const player = () => players.at(-1) ?? document.createElement('video');

function remember(this: HTMLVideoElement) {
  players.push(this);
}

beforeEach(() => {
  Object.assign(URL, { createObjectURL: () => 'blob:film', revokeObjectURL: forget });
  jest.spyOn(HTMLMediaElement.prototype, 'muted', 'set').mockImplementation(remember);
  jest.spyOn(HTMLMediaElement.prototype, 'load').mockImplementation();
  jest.spyOn(HTMLMediaElement.prototype, 'duration', 'get').mockReturnValue(9);
  jest.spyOn(HTMLVideoElement.prototype, 'videoWidth', 'get').mockReturnValue(1920);
  jest.spyOn(HTMLVideoElement.prototype, 'videoHeight', 'get').mockReturnValue(1080);
  Object.assign(HTMLCanvasElement.prototype, {
    getContext: () => ({ drawImage }),
    toBlob: (done: BlobCallback, type: string) => done(new Blob(['frame'], { type })),
  });
});

it('draws what stands in the middle of the film, no wider than it needs to be', async () => {
  const asked = middleFrame(film);
  player().dispatchEvent(new Event('loadeddata'));
  await Promise.resolve();
  await Promise.resolve();
  expect(player().currentTime).toBe(4.5);
  player().dispatchEvent(new Event('seeked'));
  expect((await asked)?.type).toBe('image/jpeg');
  expect(drawImage).toHaveBeenCalledWith(player(), 0, 0, 1280, 720);
  expect(forget).toHaveBeenCalledWith('blob:film');
});

it('finds none in a film this browser cannot play', async () => {
  const asked = middleFrame(film);
  player().dispatchEvent(new Event('error'));
  expect(await asked).toBeNull();
});

it('stops looking when it is called off', async () => {
  const abort = new AbortController();
  const asked = middleFrame(film, abort.signal);
  abort.abort();
  expect(await asked).toBeNull();
  expect(await middleFrame(film, abort.signal)).toBeNull();
});
