import { index, integer, pgEnum, pgTable, text, varchar } from 'drizzle-orm/pg-core';
import { createdAt, identity } from './columns';
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
    kind: varchar({ length: 20, enum: ['avatar', 'image', 'video', 'workout-video'] }).notNull(),
    status: mediaStatusEnum().notNull(),
    /** The file as it was taken in; null once it is not needed any more. */
    sourceKey: text(),
    /** What is shown or played: the image, the video file, the HLS master playlist. */
    mediaKey: text(),
    thumbnailKey: text(),
    byteSize: integer().notNull(),
    createdAt: createdAt(),
    updatedAt: createdAt(),
  },
  (table) => [index('uploaded_media_owner_idx').on(table.ownerId)],
);
