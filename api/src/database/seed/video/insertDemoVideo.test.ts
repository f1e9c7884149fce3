import { readdir } from 'node:fs/promises';
import { findWorkouts } from '@formline/shared/contracts/library/workouts';
import { defaultConfig } from '../../../config';
import { openMedia } from '../../../media/openMedia';
import { type Caller, startTestApp, type TestApp } from '../../../testing/startTestApp';
import { DEMO_VIDEO_FOLDER, insertDemoVideo } from './insertDemoVideo';

let api: TestApp;
let trainer: Caller;

beforeAll(async () => {
  api = await startTestApp();
  trainer = await api.signInAs('trainer@formline.test');
});

afterAll(() => api.close());

it('gives the trainer of the demo world a video workout that plays, with captions', async () => {
  const media = openMedia({ ...defaultConfig.media, folder: api.mediaFolder });
  await insertDemoVideo({ database: api.database, media, quotaBytes: defaultConfig.media.quotaBytes });
  const { workouts } = await trainer.call(findWorkouts, { query: { searchParam: 'Warm-Up Video' } });
  const video = workouts.find(({ name }) => name === 'Warm-Up Video')?.uploaded_media;
  expect(video?.status).toBe('FINISHED');
  const stream = video?.stream_url ?? '';
  const read = (name: string) =>
    trainer.send({ method: 'GET', path: `${stream.slice(0, stream.lastIndexOf('/'))}/${name}` });
  const master = await read('master.m3u8');
  expect(master.text).toContain('TYPE=SUBTITLES');
  expect((await read('captions.m3u8')).text).toContain('captions.vtt');
  const captions = await read('captions.vtt');
  expect(captions.headers['content-type']).toBe('text/vtt');
  expect(captions.text).toMatch(/^WEBVTT/);
  for (const name of ['360p-start.mp4', '360p-00000.m4s', '360p-00005.m4s']) {
    expect((await read(name)).status).toBe(200);
  }
  const picture = await trainer.send({ method: 'GET', path: video?.thumbnail_url ?? '/nowhere' });
  expect(picture.headers['content-type']).toBe('image/jpeg');
  expect(await readdir(DEMO_VIDEO_FOLDER)).toContain('master.m3u8');
});
