import { and, eq, isNull, sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../../../database/database';
import { mediaFolders, uploadedMedia } from '../../../database/schema/media';
import { scheduledWorkouts, userScheduleWorkouts } from '../../../database/schema/schedules';
import { users } from '../../../database/schema/users';
import { programWorkouts, workouts } from '../../../database/schema/workouts';
import { mediaAddress } from './mediaAddress';

const AT_ONCE = 500;

export function tidyMediaRepository(db: DatabaseHandle) {
  return {
    /** A new video may still become a workout's for a day. */
    async removeUnusedVideos(): Promise<void> {
      await db.delete(uploadedMedia).where(
        and(
          eq(uploadedMedia.kind, 'workout-video'),
          sql`${uploadedMedia.createdAt} < now() - interval '1 day'`,
          sql`not exists (
            select from ${workouts}
            where ${workouts.uploadedMediaId} = ${uploadedMedia.id}
              and (${workouts.deletedAt} is null
                or exists (select from ${scheduledWorkouts} where ${scheduledWorkouts.workoutId} = ${workouts.id})
                or exists (select from ${userScheduleWorkouts} where ${userScheduleWorkouts.workoutId} = ${workouts.id})
                or exists (select from ${programWorkouts} where ${programWorkouts.workoutId} = ${workouts.id})))`,
        ),
      );
    },

    async removeUnusedAvatars(): Promise<void> {
      await db.delete(uploadedMedia).where(
        and(
          eq(uploadedMedia.kind, 'avatar'),
          sql`not exists (
            select from ${users}
            where ${users.id} = ${uploadedMedia.subjectId}
              and ${users.avatarUrl} = ${mediaAddress('')} || ${uploadedMedia.mediaKey})`,
        ),
      );
    },

    async listOwnerlessFolders(): Promise<string[]> {
      const rows = await db
        .select({ folder: mediaFolders.folder })
        .from(mediaFolders)
        .where(
          and(
            isNull(mediaFolders.mediaId),
            sql`(${mediaFolders.isClaimed} or ${mediaFolders.createdAt} < now() - interval '6 hours')`,
          ),
        )
        .orderBy(mediaFolders.createdAt)
        .limit(AT_ONCE);
      return rows.map(({ folder }) => folder);
    },

    async forgetFolder(folder: string): Promise<void> {
      await db.delete(mediaFolders).where(and(eq(mediaFolders.folder, folder), isNull(mediaFolders.mediaId)));
    },
  };
}
