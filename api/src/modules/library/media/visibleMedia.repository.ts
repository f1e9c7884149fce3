import { and, eq, exists, or, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { DatabaseHandle } from '../../../database/database';
import { clientRelations } from '../../../database/schema/clients';
import { measurements } from '../../../database/schema/health';
import { mediaFolders, uploadedMedia } from '../../../database/schema/media';
import { mediaAddress } from './mediaAddress';

/** A manager sees what the managed trainer sees. */
export interface ViewerRow {
  readonly userId: number;
  readonly trainerId: number | null;
}

const PHOTOS = [measurements.photoFront, measurements.photoBack, measurements.photoSide] as const;

/** Own files, avatars of own clients, and body photos of oneself or own clients. */
export function visibleMediaRepository(db: DatabaseHandle, { userId, trainerId }: ViewerRow) {
  const isVisiblePerson = (person: PgColumn) =>
    or(
      eq(person, userId),
      exists(
        db
          .select({ clientId: clientRelations.clientId })
          .from(clientRelations)
          .where(and(eq(clientRelations.clientId, person), eq(clientRelations.trainerId, trainerId ?? 0))),
      ),
    );
  const address = sql`${mediaAddress('')} || ${uploadedMedia.mediaKey}`;
  const isPhotoOfVisiblePerson = exists(
    db
      .select({ id: measurements.id })
      .from(measurements)
      .where(and(or(...PHOTOS.map((photo) => eq(photo, address))), isVisiblePerson(measurements.clientId))),
  );

  return {
    async hasFolder(folder: string): Promise<boolean> {
      const [found] = await db
        .select({ id: uploadedMedia.id })
        .from(mediaFolders)
        .innerJoin(uploadedMedia, eq(uploadedMedia.id, mediaFolders.mediaId))
        .where(
          and(
            eq(mediaFolders.folder, folder),
            or(
              eq(uploadedMedia.ownerId, trainerId ?? 0),
              and(eq(uploadedMedia.kind, 'avatar'), isVisiblePerson(uploadedMedia.subjectId)),
              and(eq(uploadedMedia.kind, 'image'), isPhotoOfVisiblePerson),
            ),
          ),
        );
      return found !== undefined;
    },
  };
}
