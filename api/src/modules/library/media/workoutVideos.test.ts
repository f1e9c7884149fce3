import { readdir } from 'node:fs/promises';
import {
  readWorkoutVideo,
  removeWorkoutVideo,
  type UploadedMedia,
  uploadVideo,
  uploadWorkoutVideo,
} from '@formline/shared/contracts/library/media';
import { eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { jobs } from '../../../database/schema/jobs';
import { uploadedMedia } from '../../../database/schema/media';
import { managerAssignments, users } from '../../../database/schema/users';
import { workouts } from '../../../database/schema/workouts';
import { createWorker } from '../../../jobs/worker';
import { openMedia } from '../../../media/openMedia';
import { defaultConfig } from '../../../config';
import { buildTrainer } from '../../../testing/builders';
import { drawClip } from '../../../testing/drawClip';
import { type Caller, startTestApp, type TestApp } from '../../../testing/startTestApp';
import { makeVideoJob } from './makeVideo.job';
import { tidyMediaJob } from './tidyMedia.job';

let api: TestApp;
let trainer: Caller;
let otherTrainer: Caller;
let trainerId: number;
let clip: Buffer;
const failures: unknown[] = [];

beforeAll(async () => {
  api = await startTestApp();
  const { db } = api.database;
  await db.delete(jobs);
  const owner = await buildTrainer(db);
  trainerId = owner.id;
  trainer = await api.signInAs(owner.email);
  otherTrainer = await api.signInAs((await buildTrainer(db)).email);
  clip = await drawClip();
});

afterAll(() => api.close());

const workerOf = (): ReturnType<typeof createWorker> => {
  const { db } = api.database;
  const media = openMedia({ ...defaultConfig.media, folder: api.mediaFolder });
  const kinds = [makeVideoJob({ db, media }), tidyMediaJob({ db, media, clock: api.clock })];
  return createWorker({ db, kinds, onFailure: (_kind, error) => failures.push(error) });
};

const view = (caller: Caller, path: string | null) =>
  caller.send({ method: 'GET', path: path ?? '/nowhere' });
const send = (bytes: Uint8Array, name = 'video.mp4') =>
  trainer.call(uploadWorkoutVideo, { files: { video: new File([bytes], name) } });
const state = (id: number): Promise<UploadedMedia> => trainer.call(readWorkoutVideo, { params: { id } });
const filesNow = async () =>
  (await readdir(api.mediaFolder, { recursive: true })).filter((name) => name !== '.work').sort();

describe('a workout video', () => {
  it('is pending, then streams in sizes no larger than it is, for its trainer alone', async () => {
    const large = await drawClip({ size: '1280x720', seconds: 1 });
    const { id, status, stream_url: early, thumbnail_url: thumbnail } = await send(large);
    expect({ status, early }).toEqual({ status: 'PENDING', early: null });
    const picture = await sharp((await view(trainer, thumbnail)).bytes).metadata();
    expect(picture).toMatchObject({ format: 'jpeg', width: 960, height: 540 });

    await workerOf().runDue();
    const { status: done, stream_url: stream } = await state(id);
    expect(done).toBe('FINISHED');
    const master = await view(trainer, stream);
    expect(master.headers['content-type']).toBe('application/vnd.apple.mpegurl');
    expect(master.text.match(/RESOLUTION=\d+x\d+/g)).toEqual(['RESOLUTION=640x360', 'RESOLUTION=1280x720']);

    const besides = (name: string) => `${stream?.slice(0, stream.lastIndexOf('/'))}/${name}`;
    const playlist = await view(trainer, besides('720p.m3u8'));
    const [start = '', segment = ''] = playlist.text.match(/720p-[\w-]+\.(?:mp4|m4s)/g) ?? [];
    expect((await view(trainer, besides(start))).headers['content-type']).toBe('video/mp4');
    expect((await view(trainer, besides(segment))).headers['content-type']).toBe('video/iso.segment');
    for (const name of ['master.m3u8', '720p.m3u8', segment]) {
      expect((await view(otherTrainer, besides(name))).status).toBe(404);
    }
  });

  it('keeps the thumbnail it came with', async () => {
    const red = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#ff0000' } })
      .jpeg()
      .toBuffer();
    const { thumbnail_url: url } = await trainer.call(uploadWorkoutVideo, {
      files: { video: new Blob([clip]), thumbnail: new Blob([red]) },
    });
    const { width, height } = await sharp((await view(trainer, url)).bytes).metadata();
    expect({ width, height }).toEqual({ width: 300, height: 200 });
  });

  it('is made ready after the worker that began it was killed', async () => {
    const { id } = await send(clip);
    await api.database.db
      .update(jobs)
      .set({
        state: 'RUNNING',
        attempts: 1,
        lease: sql`gen_random_uuid()`,
        leaseUntil: sql`now() - interval '1 s'`,
      })
      .where(eq(jobs.subjectId, id));
    await workerOf().runDue();
    expect((await state(id)).status).toBe('FINISHED');
  });

  it('is in error, with its files gone, when no worker survives it', async () => {
    const { id } = await send(clip);
    await api.database.db.update(jobs).set({ attempts: 3 }).where(eq(jobs.subjectId, id));
    await workerOf().runDue();
    expect(await state(id)).toMatchObject({ status: 'ERROR', stream_url: null });
    const [row] = await api.database.db.select().from(uploadedMedia).where(eq(uploadedMedia.id, id));
    expect(row?.sourceKey).toBeNull();
    expect(await api.database.db.select().from(jobs).where(eq(jobs.subjectId, id))).toEqual([]);
  });

  it('that is broken in the middle is in error, and nothing half-made is shown', async () => {
    const spoiled = Buffer.from(await drawClip({ seconds: 8, more: ['-movflags', '+faststart'] }));
    const thumbnail = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#fff' } })
      .jpeg()
      .toBuffer();
    const video = new Blob([spoiled.subarray(0, Math.floor(spoiled.length / 2))]);
    const { id } = await trainer.call(uploadWorkoutVideo, {
      files: { video, thumbnail: new Blob([thumbnail]) },
    });
    await api.database.db.update(jobs).set({ attempts: 2 }).where(eq(jobs.subjectId, id));
    await workerOf().runDue();
    expect(await state(id)).toMatchObject({ status: 'ERROR', stream_url: null });
  });

  it('is removed with all its files, made ready or not', async () => {
    await workerOf().runDue();
    const before = await filesNow();
    const ready = await send(clip);
    await workerOf().runDue();
    const pending = await send(clip);
    for (const { id } of [ready, pending]) {
      await trainer.call(removeWorkoutVideo, { params: { id } });
      expect((await trainer.refused(readWorkoutVideo, { params: { id } })).status).toBe(404);
    }
    expect((await view(trainer, ready.thumbnail_url)).status).toBe(404);
    await workerOf().runDue();
    expect(await filesNow()).toEqual(before);
  });

  it('stays while a workout shows it, and goes when none does', async () => {
    const { db } = api.database;
    const { id } = await send(clip);
    await db.insert(workouts).values({ ownerId: trainerId, name: 'Filmed', uploadedMediaId: id });
    expect(await trainer.refused(removeWorkoutVideo, { params: { id } })).toMatchObject({
      status: 409,
      key: 'video_in_use',
    });
    await db
      .update(uploadedMedia)
      .set({ createdAt: sql`now() - interval '2 days'` })
      .where(eq(uploadedMedia.id, id));
    await tidy();
    expect((await state(id)).id).toBe(id);
    await db.update(workouts).set({ deletedAt: new Date() }).where(eq(workouts.uploadedMediaId, id));
    await tidy();
    expect((await trainer.refused(readWorkoutVideo, { params: { id } })).status).toBe(404);
  });

  it('is another trainer’s neither to see nor to remove, and a manager’s to see', async () => {
    const { id } = await send(clip);
    expect((await otherTrainer.refused(readWorkoutVideo, { params: { id } })).status).toBe(404);
    expect((await otherTrainer.refused(removeWorkoutVideo, { params: { id } })).status).toBe(404);
    const { db } = api.database;
    const { id: managerId, email } = await buildTrainer(db, { isManager: true });
    await db.insert(managerAssignments).values({ managerId, trainerId });
    const manager = await api.signInAs(email);
    expect((await manager.call(readWorkoutVideo, { params: { id } })).id).toBe(id);
    expect((await manager.refused(removeWorkoutVideo, { params: { id } })).status).toBe(403);
  });

  it('goes with its trainer', async () => {
    const { db } = api.database;
    const leaver = await buildTrainer(db);
    const caller = await api.signInAs(leaver.email);
    await workerOf().runDue();
    const before = await filesNow();
    await caller.call(uploadWorkoutVideo, { files: { video: new Blob([clip]) } });
    expect(await filesNow()).not.toEqual(before);
    await db.delete(users).where(eq(users.id, leaver.id));
    await tidy();
    expect(await filesNow()).toEqual(before);
  });
});

describe('the video of an exercise', () => {
  const upload = (bytes: Uint8Array) => trainer.call(uploadVideo, { files: { video: new Blob([bytes]) } });

  it('plays at once, in parts, and does not say where it was taken', async () => {
    const more = ['-metadata', 'location=+51.5-000.1/', '-metadata', 'title=At home'];
    const { video_url: url, thumbnail_url: thumbnail } = await upload(
      await drawClip({ format: 'mov', more }),
    );
    const whole = await view(trainer, url);
    expect(whole.headers['content-type']).toBe('video/mp4');
    expect(whole.bytes.includes('+51.5')).toBe(false);
    expect(whole.bytes.includes('At home')).toBe(false);
    const part = await trainer.send({ method: 'GET', path: url }, { headers: { range: 'bytes=0-99' } });
    expect(part.status).toBe(206);
    expect((await view(trainer, thumbnail)).headers['content-type']).toBe('image/jpeg');
    expect((await view(otherTrainer, url)).status).toBe(404);
  });

  it('that browsers do not play is made playable at the address that was given', async () => {
    const { video_url: url } = await upload(await drawClip({ codec: 'mpeg4' }));
    expect((await view(trainer, url)).status).toBe(404);
    await workerOf().runDue();
    expect((await view(trainer, url)).bytes.includes('avc1')).toBe(true);
  });
});

async function tidy(): Promise<void> {
  await api.database.db
    .update(jobs)
    .set({ runAt: sql`now()` })
    .where(eq(jobs.kind, 'tidy-media'));
  await workerOf().runDue();
}
