import { copyFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import type { Media } from '../../../media/openMedia';
import { MASTER_NAME } from '../../../media/video/makeStream';
import {
  type KeptFiles,
  mediaFilesService,
  ownFiles,
} from '../../../modules/library/media/mediaFiles.service';
import type { Database, Transaction } from '../../database';
import { users } from '../../schema/users';
import { workouts } from '../../schema/workouts';
import { packageRoot } from '../../../packageRoot';

export const DEMO_VIDEO_FOLDER = join(packageRoot, 'demo-video');
export const DEMO_VIDEO_THUMBNAIL = 'thumbnail.jpg';

const TRAINER = 'trainer@formline.test';

interface DemoVideoOptions {
  readonly database: Pick<Database, 'db'>;
  readonly media: Media;
  readonly quotaBytes: number;
}

export async function insertDemoVideo({
  database: { db },
  media,
  quotaBytes,
}: DemoVideoOptions): Promise<void> {
  const [trainer] = await db.select({ id: users.id }).from(users).where(eq(users.email, TRAINER));
  if (!trainer) return;
  const ownerId = trainer.id;
  await media.work.use(async (folder) => {
    // The store moves files, so the committed ones are copied first.
    const names = await readdir(DEMO_VIDEO_FOLDER);
    const paths = names.map((name) => join(folder, name));
    for (const name of names) await copyFile(join(DEMO_VIDEO_FOLDER, name), join(folder, name));
    await mediaFilesService({ db, media }).keepFor([paths], async (tx, [files]) => {
      if (!files) throw new Error('The demo video was not kept.');
      await insertVideoWorkout(tx, { ownerId, files, quotaBytes });
    });
  });
}

interface VideoWorkout {
  readonly ownerId: number;
  readonly files: KeptFiles;
  readonly quotaBytes: number;
}

async function insertVideoWorkout(
  tx: Transaction,
  { ownerId, files, quotaBytes }: VideoWorkout,
): Promise<void> {
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
}
