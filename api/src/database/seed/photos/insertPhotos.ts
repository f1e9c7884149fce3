import { join } from 'node:path';
import { desc, eq } from 'drizzle-orm';
import sharp from 'sharp';
import type { Media } from '../../../media/openMedia';
import { imagesService } from '../../../modules/library/media/images.service';
import type { Database } from '../../database';
import { clientRelations } from '../../schema/clients';
import { measurements } from '../../schema/health';
import { users } from '../../schema/users';
import { addressIn } from '../world/accounts';
import { bodyPicture, type BodyView } from './bodyPicture';

type Sessions = readonly { readonly index: number; readonly waist: number }[];

const PHOTOGRAPHED: readonly [email: string, sessions: Sessions] = [
  'noah.abrams@clients.formline.test',
  [
    { index: 0, waist: 62 },
    { index: 5, waist: 80 },
  ],
];
/** One photo each, because a picture adds 50 ms to every first start. */
const PHOTOGRAPHED_ONCE: readonly (readonly [email: string, sessions: Sessions])[] = [
  ['amelia.hart@clients.formline.test', [{ index: 1, waist: 58 }]],
  ['ben.okafor@clients.formline.test', [{ index: 0, waist: 72 }]],
  ['isla.morrison@clients.formline.test', [{ index: 2, waist: 64 }]],
  ['quinn.harper@clients.formline.test', [{ index: 0, waist: 66 }]],
];

interface PhotosOptions {
  readonly database: Pick<Database, 'db'>;
  readonly media: Media;
  readonly quotaBytes: number;
  readonly copy?: number;
}

/** Not part of the seeding transaction, because photos are files. The demo data is valid without them. */
export async function insertPhotos(options: PhotosOptions): Promise<void> {
  const { copy = 0 } = options;
  const clients = copy === 0 ? [PHOTOGRAPHED, ...PHOTOGRAPHED_ONCE] : [PHOTOGRAPHED];
  for (const [email, sessions] of clients) {
    await insertPhotosOf(options, { email: addressIn(copy, email), sessions });
  }
}

async function insertPhotosOf(
  { database: { db }, media, quotaBytes }: PhotosOptions,
  { email, sessions }: { readonly email: string; readonly sessions: Sessions },
): Promise<void> {
  const images = imagesService({ db, media, quotaBytes });
  const measured = await db
    .select({ id: measurements.id, trainerId: clientRelations.trainerId })
    .from(measurements)
    .innerJoin(users, eq(users.id, measurements.clientId))
    .innerJoin(clientRelations, eq(clientRelations.clientId, users.id))
    .where(eq(users.email, email))
    .orderBy(desc(measurements.date));
  for (const { index, waist } of sessions) {
    const session = measured[index];
    if (!session) continue;
    const keep = async (view: BodyView) =>
      media.work.use(async (folder) => {
        const path = join(folder, `${view}.png`);
        const { size } = await sharp(Buffer.from(bodyPicture({ view, waist })))
          .png()
          .toFile(path);
        return images.keepImage(session.trainerId, { path, byteSize: size, type: 'image/png' });
      });
    const [photoFront, photoBack, photoSide] = await Promise.all([keep('front'), keep('back'), keep('side')]);
    const photos = { photoFront, photoBack, photoSide };
    await db.update(measurements).set(photos).where(eq(measurements.id, session.id));
  }
}
