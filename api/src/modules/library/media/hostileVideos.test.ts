import { readdir } from 'node:fs/promises';
import { uploadVideo, uploadWorkoutVideo } from '@formline/shared/contracts/library/media';
import { buildTrainer } from '../../../testing/builders';
import { drawClip } from '../../../testing/drawClip';
import { type Caller, startTestApp, type TestApp } from '../../../testing/startTestApp';

let api: TestApp;
let trainer: Caller;

beforeAll(async () => {
  api = await startTestApp();
  trainer = await api.signInAs((await buildTrainer(api.database.db)).email);
});

afterAll(() => api.close());

const filesNow = async () =>
  (await readdir(api.mediaFolder, { recursive: true }).catch(() => [])).filter((name) => name !== '.work');

describe('a file that is no honest video', () => {
  const ftyp = Buffer.from('00000018667479706d703432000000006d70343269736f6d', 'hex');
  const corpus: [string, () => Buffer | Promise<Buffer>][] = [
    [
      'an HLS playlist of a local file',
      () => Buffer.from('#EXTM3U\n#EXTINF:1,\n/etc/passwd\n#EXT-X-ENDLIST\n'),
    ],
    ['an HLS playlist of the network', () => Buffer.from('#EXTM3U\n#EXTINF:1,\nhttp://127.0.0.1:9/x\n')],
    ['an ffconcat list', () => Buffer.from("ffconcat version 1.0\nfile '../../secret.mp4'\n")],
    ['a DASH manifest', () => Buffer.from('<?xml version="1.0"?><MPD><BaseURL>file:///etc/</BaseURL></MPD>')],
    [
      'a playlist behind the head of an MP4',
      () => Buffer.concat([ftyp, Buffer.from('#EXTM3U\n/etc/passwd\n')]),
    ],
    ['the head of an MP4 and noise', () => Buffer.concat([ftyp, Buffer.alloc(50_000, 7)])],
    ['an AVI', () => drawClip({ seconds: 1, format: 'avi' })],
    ['a Matroska film', () => drawClip({ seconds: 1, format: 'matroska' })],
    ['sound alone', () => drawClip({ seconds: 1, more: ['-vn'] })],
    ['a script', () => Buffer.from('#!/bin/sh\ntouch /tmp/owned\n')],
  ];

  it.each(corpus)('%s is refused and leaves nothing behind', async (_name, make) => {
    const before = await filesNow();
    const video = new File([await make()], 'holiday.mp4', { type: 'video/mp4' });
    for (const endpoint of [uploadVideo, uploadWorkoutVideo]) {
      expect((await trainer.refused(endpoint, { files: { video } })).status).toBe(415);
    }
    expect(await filesNow()).toEqual(before);
  });

  it('an hour and more of black are refused by their length', async () => {
    const long = await drawClip({
      seconds: 3_700,
      size: '32x32',
      more: ['-r', '1', '-preset', 'ultrafast', '-an'],
    });
    expect((await trainer.refused(uploadWorkoutVideo, { files: { video: new Blob([long]) } })).status).toBe(
      415,
    );
  });
});
