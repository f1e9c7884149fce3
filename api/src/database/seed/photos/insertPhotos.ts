import { join } from 'node:path';
import { desc, eq } from 'drizzle-orm';
import sharp from 'sharp';
import type { Media } from '../../../media/openMedia';
import { imagesService } from '../../../modules/media/images.service';
import type { Database } from '../../database';
import { clientRelations } from '../../schema/clients';
import { measurements } from '../../schema/health';
import { users } from '../../schema/users';
import { addressIn } from '../world/addressIn';
import { bodyPicture, type BodyView } from './bodyPicture';

/** Of the demo world: somebody of whom everything is recorded. */
const PHOTOGRAPHED = 'noah.abrams@clients.formline.test';
/** Measurements with photos, counted from the newest, and how far the waist then goes. */
const SESSIONS = [
  { place: 0, waist: 62 },
  { place: 5, waist: 80 },
] as const;

interface PhotosOptions {
  readonly database: Pick<Database, 'db'>;
  readonly media: Media;
  readonly quotaBytes: number;
  /** The copy of the demo world the client belongs to; 0, if absent, is the world itself. */
  readonly copy?: number;
}

/**
 * Gives one client of the demo world photos. They are files of the store, so this is not part of the one transaction
 * that writes the world; a world without them is whole too.
 */
export async function insertPhotos({
  database: { db },
  media,
  quotaBytes,
  copy = 0,
}: PhotosOptions): Promise<void> {
  const images = imagesService({ db, media, quotaBytes });
  const measured = await db
    .select({ id: measurements.id, trainerId: clientRelations.trainerId })
    .from(measurements)
    .innerJoin(users, eq(users.id, measurements.clientId))
    .innerJoin(clientRelations, eq(clientRelations.clientId, users.id))
    .where(eq(users.email, addressIn(copy, PHOTOGRAPHED)))
    .orderBy(desc(measurements.date));
  for (const { place, waist } of SESSIONS) {
    const session = measured[place];
    if (!session) continue;
    const keep = async (view: BodyView) =>
      media.work.use(async (folder) => {
        const path = join(folder, `${view}.png`);
        const { size } = await sharp(Buffer.from(bodyPicture({ view, waist })))
          .png()
          .toFile(path);
        return images.keepImage(session.trainerId, { path, byteSize: size, type: 'image/png' });
      });
    const photos = {
      photoFront: await keep('front'),
      photoBack: await keep('back'),
      photoSide: await keep('side'),
    };
    await db.update(measurements).set(photos).where(eq(measurements.id, session.id));
  }
}
