import { and, eq, inArray, or, type SQL } from 'drizzle-orm';
import type { DatabaseHandle } from '../../../database/database';
import { uploadedMedia } from '../../../database/schema/media';

export function namedMediaRepository(db: DatabaseHandle, ownerIds: readonly number[]) {
  /** Writes the row even if nothing changes, so that a concurrent clean-up has to check it again. */
  const keep = async (which: SQL | undefined): Promise<boolean> => {
    const kept = await db
      .update(uploadedMedia)
      .set({ unnamedSince: null })
      .where(and(inArray(uploadedMedia.ownerId, [...ownerIds]), which))
      .returning({ id: uploadedMedia.id });
    return kept.length > 0;
  };

  return {
    keepPicture: async (key: string): Promise<boolean> =>
      keep(
        or(
          and(eq(uploadedMedia.kind, 'image'), eq(uploadedMedia.mediaKey, key)),
          and(eq(uploadedMedia.kind, 'video'), eq(uploadedMedia.thumbnailKey, key)),
        ),
      ),

    keepVideo: async (key: string): Promise<boolean> =>
      keep(and(eq(uploadedMedia.kind, 'video'), eq(uploadedMedia.mediaKey, key))),
  };
}
