import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, pgEnum, pgTable, text, uuid, varchar } from 'drizzle-orm/pg-core';
import { createdAt, identity, momentOf } from './columns';
import { userReference, users } from './users';

export const mediaStatusEnum = pgEnum('media_status', ['PENDING', 'FINISHED', 'ERROR']);

export const uploadedMedia = pgTable(
  'uploaded_media',
  {
    id: identity(),
    ownerId: userReference(),
    subjectId: integer().references(() => users.id, { onDelete: 'cascade' }),
    kind: varchar({ length: 20, enum: ['avatar', 'image', 'video', 'workout-video'] }).notNull(),
    status: mediaStatusEnum().notNull(),
    /** Null once the original is no longer needed. */
    sourceKey: text(),
    /** The image, the video file or the HLS master playlist. */
    mediaKey: text(),
    thumbnailKey: text(),
    byteSize: bigint({ mode: 'number' }).notNull(),
    /** Since when no record is known to use its URLs; null while one does. */
    unnamedSince: momentOf(),
    createdAt: createdAt(),
    updatedAt: createdAt(),
  },
  (table) => [
    index('uploaded_media_owner_idx').on(table.ownerId),
    index('uploaded_media_subject_idx').on(table.subjectId),
  ],
);

/** The row is written before the first file, so that folders without an owner can be found and removed. */
export const mediaFolders = pgTable(
  'media_folders',
  {
    folder: uuid().primaryKey(),
    mediaId: integer().references(() => uploadedMedia.id, { onDelete: 'set null' }),
    /** Once true, a folder without an owner can be removed. */
    isClaimed: boolean().notNull().default(false),
    createdAt: createdAt(),
  },
  (table) => [
    index('media_folders_media_idx').on(table.mediaId),
    index('media_folders_ownerless_idx')
      .on(table.createdAt)
      .where(sql`${table.mediaId} is null`),
  ],
);
