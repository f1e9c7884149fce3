import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import type { Media } from '../../../media/openMedia';
import { MASTER_NAME } from '../../../media/video/makeStream';
import { mediaFilesService, ownFiles } from '../../../modules/media/mediaFiles.service';
import type { Database } from '../../database';
import { users } from '../../schema/users';
import { workouts } from '../../schema/workouts';
import { DEMO_VIDEO_FOLDER, DEMO_VIDEO_THUMBNAIL } from './demoVideoFiles';

const TRAINER = 'trainer@formline.test';

interface DemoVideoOptions {
  readonly database: Pick<Database, 'db'>;
  readonly media: Media;
  readonly quotaBytes: number;
}

/** Gives the trainer of the demo world a video workout. Its stream is committed ready to play, with captions. */
export async function insertDemoVideo({
  database: { db },
  media,
  quotaBytes,
}: DemoVideoOptions): Promise<void> {
  const [trainer] = await db.select({ id: users.id }).from(users).where(eq(users.email, TRAINER));
  if (!trainer) return;
  const ownerId = trainer.id;
  const paths = (await readdir(DEMO_VIDEO_FOLDER)).map((name) => join(DEMO_VIDEO_FOLDER, name));
  await mediaFilesService({ db, media }).keepFor([paths], async (tx, [files]) => {
    if (!files) throw new Error('The demo video was not kept.');
    const row = {
      ownerId,
      kind: 'workout-video',
      status: 'FINISHED',
      mediaKey: `${files.folder}/${MASTER_NAME}`,
      thumbnailKey: `${files.folder}/${DEMO_VIDEO_THUMBNAIL}`,
    } as const;
    const { id: uploadedMediaId } = await ownFiles(tx, { row, files, quotaBytes });
    await tx.insert(workouts).values({
      ownerId,
      name: 'Warm-Up Video',
      description: 'Three moves before you train: raise the arms, squat, lean to both sides.',
      uploadedMediaId,
    });
  });
}
