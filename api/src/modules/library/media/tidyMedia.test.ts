import { randomUUID } from 'node:crypto';
import { inArray, sql } from 'drizzle-orm';
import { defaultConfig } from '../../../config';
import { mediaFolders } from '../../../database/schema/media';
import { openMedia } from '../../../media/openMedia';
import { startTestApp, type TestApp } from '../../../testing/startTestApp';
import { tidyMediaJob } from './tidyMedia.job';

let api: TestApp;

beforeAll(async () => {
  api = await startTestApp();
});

afterAll(() => api.close());

it('a folder the store does not let go of keeps no other from being removed, and is tried again', async () => {
  const { db } = api.database;
  const [locked, other] = [randomUUID(), randomUUID()];
  const createdAt = sql`now() - interval '7 hours'`;
  await db.insert(mediaFolders).values([
    { folder: locked, createdAt: sql`${createdAt} - interval '1 hour'` },
    { folder: other, createdAt },
  ]);
  const media = openMedia({ ...defaultConfig.media, folder: api.mediaFolder });
  const store = {
    ...media.store,
    removeFolder: async (folder: string) => {
      if (folder === locked) throw new Error('The store keeps it.');
    },
  };
  const job = tidyMediaJob({ db, clock: api.clock, media: { ...media, store } });
  const run = { subjectId: 0, signal: new AbortController().signal, commit: async () => undefined };
  await expect(job.run(run)).rejects.toThrow('1 of');
  const left = await db
    .select({ folder: mediaFolders.folder })
    .from(mediaFolders)
    .where(inArray(mediaFolders.folder, [locked, other]));
  expect(left).toEqual([{ folder: locked }]);
  await db.delete(mediaFolders).where(inArray(mediaFolders.folder, [locked]));
});
