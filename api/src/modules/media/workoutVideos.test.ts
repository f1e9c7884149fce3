import { readWorkoutVideo } from '@formline/shared/contracts/media';
import { managerAssignments } from '../../database/schema/users';
import { uploadedMedia } from '../../database/schema/media';
import { buildTrainer } from '../../testing/builders';
import { type Caller, startTestApp, type TestApp } from '../../testing/startTestApp';

let api: TestApp;
let trainer: Caller;
let stranger: Caller;
let trainerId: number;

beforeAll(async () => {
  api = await startTestApp();
  const { db } = api.database;
  const owner = await buildTrainer(db);
  trainerId = owner.id;
  trainer = await api.signInAs(owner.email);
  stranger = await api.signInAs((await buildTrainer(db)).email);
});

afterAll(() => api.close());

async function buildVideo(given: Partial<typeof uploadedMedia.$inferInsert>): Promise<number> {
  const [video] = await api.database.db
    .insert(uploadedMedia)
    .values({
      ownerId: trainerId,
      kind: 'workout-video',
      status: 'FINISHED',
      mediaKey: 'f/master.m3u8',
      thumbnailKey: 't/thumbnail.jpg',
      byteSize: 1,
      ...given,
    })
    .returning({ id: uploadedMedia.id });
  return video?.id ?? 0;
}

describe('the state of a workout video', () => {
  it('names the stream once it is ready', async () => {
    const id = await buildVideo({});
    expect(await trainer.call(readWorkoutVideo, { params: { id } })).toEqual({
      id,
      status: 'FINISHED',
      stream_url: '/v2.2/media/f/master.m3u8',
      thumbnail_url: '/v2.2/media/t/thumbnail.jpg',
    });
  });

  it.each(['PENDING', 'ERROR'] as const)('is %s without a stream', async (status) => {
    const id = await buildVideo({ status });
    expect(await trainer.call(readWorkoutVideo, { params: { id } })).toMatchObject({
      status,
      stream_url: null,
    });
  });

  it('is the owner’s and the manager’s alone', async () => {
    const id = await buildVideo({});
    const { db } = api.database;
    const { id: managerId, email } = await buildTrainer(db, { isManager: true });
    await db.insert(managerAssignments).values({ managerId, trainerId });
    const manager = await api.signInAs(email);
    expect((await manager.call(readWorkoutVideo, { params: { id } })).id).toBe(id);
    expect((await stranger.refused(readWorkoutVideo, { params: { id } })).status).toBe(404);
  });

  it('is that of a workout video and of nothing else', async () => {
    const id = await buildVideo({ kind: 'image' });
    expect((await trainer.refused(readWorkoutVideo, { params: { id } })).status).toBe(404);
  });
});
