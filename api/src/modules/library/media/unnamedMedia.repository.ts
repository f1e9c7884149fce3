import { and, inArray, isNotNull, isNull, not, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { DatabaseHandle } from '../../../database/database';
import { clubs } from '../../../database/schema/clubs';
import { exercises } from '../../../database/schema/exercises';
import { measurements } from '../../../database/schema/health';
import { uploadedMedia } from '../../../database/schema/media';
import { users } from '../../../database/schema/users';
import { mediaAddress } from './mediaAddress';

const NAMING_COLUMNS: readonly PgColumn[] = [
  exercises.imageUrl,
  exercises.videoUrl,
  measurements.photoFront,
  measurements.photoBack,
  measurements.photoSide,
  users.avatarUrl,
  clubs.logoUrl,
];

export function unnamedMediaRepository(db: DatabaseHandle) {
  const isShownByAddress = inArray(uploadedMedia.kind, ['image', 'video']);
  const isNamed = sql`(${or(isKept(uploadedMedia.mediaKey), isKept(uploadedMedia.thumbnailKey))})`;

  return {
    async note(): Promise<void> {
      await db
        .update(uploadedMedia)
        .set({ unnamedSince: null })
        .where(and(isNotNull(uploadedMedia.unnamedSince), isNamed));
      await db
        .update(uploadedMedia)
        .set({ unnamedSince: sql`now()` })
        .where(and(isShownByAddress, isNull(uploadedMedia.unnamedSince), not(isNamed)));
    },

    /** Waits a day, because an open form may still save the URL it was given. */
    async removeOld(): Promise<void> {
      await db
        .delete(uploadedMedia)
        .where(
          and(isShownByAddress, sql`${uploadedMedia.unnamedSince} < now() - interval '1 day'`, not(isNamed)),
        );
    },
  };
}

function isKept(key: PgColumn): SQL {
  const addresses = NAMING_COLUMNS.map((column) => sql`select ${column} as address from ${column.table}`);
  return sql`exists (
    select from (${sql.join(addresses, sql` union all `)}) named
    where named.address = ${mediaAddress('')} || ${key})`;
}
