import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, pgEnum, pgTable, text, uuid, varchar } from 'drizzle-orm/pg-core';
import { createdAt, identity, momentOf } from './columns';
import { users } from './users';

export const mediaStatusEnum = pgEnum('media_status', ['PENDING', 'FINISHED', 'ERROR']);

/** A file a user uploaded and what was made from it. Keys name files of the media store. */
export const uploadedMedia = pgTable(
  'uploaded_media',
  {
    id: identity(),
    ownerId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Whose face an avatar shows. */
    subjectId: integer().references(() => users.id, { onDelete: 'cascade' }),
    kind: varchar({ length: 20, enum: ['avatar', 'image', 'video', 'workout-video'] }).notNull(),
    status: mediaStatusEnum().notNull(),
    /** The file as it was taken in; null once it is not needed any more. */
    sourceKey: text(),
    /** What is shown or played: the image, the video file, the HLS master playlist. */
    mediaKey: text(),
    thumbnailKey: text(),
    /** Of everything that is kept of it. */
    byteSize: bigint({ mode: 'number' }).notNull(),
    /** Since when no exercise, measurement or person is known to name its addresses; null while somebody does. */
    unnamedSince: momentOf(),
    createdAt: createdAt(),
    updatedAt: createdAt(),
  },
  (table) => [
    index('uploaded_media_owner_idx').on(table.ownerId),
    index('uploaded_media_subject_idx').on(table.subjectId),
  ],
);

/**
 * Folders of the media store. A row is written before the first file of its folder and names the owner of the files
 * once they are all there, so that every folder without an owner is known and can be removed.
 */
export const mediaFolders = pgTable(
  'media_folders',
  {
    folder: uuid().primaryKey(),
    mediaId: integer().references(() => uploadedMedia.id, { onDelete: 'set null' }),
    /** Had an owner once: without one now, nobody will come for it. */
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
