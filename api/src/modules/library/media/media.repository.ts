import { and, eq, ne, sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../../../database/database';
import { mediaFolders, uploadedMedia } from '../../../database/schema/media';
import { workouts } from '../../../database/schema/workouts';

export type UploadedMediaRow = typeof uploadedMedia.$inferSelect;
export type NewMediaRow = typeof uploadedMedia.$inferInsert;

export function mediaRepository(db: DatabaseHandle) {
  return {
    async findById(id: number): Promise<UploadedMediaRow | null> {
      const [found] = await db.select().from(uploadedMedia).where(eq(uploadedMedia.id, id));
      return found ?? null;
    },

    async findWorkoutVideo(ownerId: number, id: number): Promise<UploadedMediaRow | null> {
      const [found] = await db
        .select()
        .from(uploadedMedia)
        .where(
          and(
            eq(uploadedMedia.id, id),
            eq(uploadedMedia.ownerId, ownerId),
            eq(uploadedMedia.kind, 'workout-video'),
          ),
        );
      return found ?? null;
    },

    async sumUsage(ownerId: number): Promise<{ readonly byteSize: number; readonly count: number }> {
      const [sum] = await db
        .select({
          byteSize: sql<number>`coalesce(sum(${uploadedMedia.byteSize}), 0)::int8`,
          count: sql<number>`count(*)::int`,
        })
        .from(uploadedMedia)
        .where(eq(uploadedMedia.ownerId, ownerId));
      return sum ?? { byteSize: 0, count: 0 };
    },

    async create(row: NewMediaRow): Promise<UploadedMediaRow> {
      const [created] = await db.insert(uploadedMedia).values(row).returning();
      if (!created) throw new Error('The media row was not written.');
      return created;
    },

    async update(id: number, changes: Partial<NewMediaRow>): Promise<boolean> {
      const changed = await db
        .update(uploadedMedia)
        .set({ ...changes, updatedAt: sql`now()` })
        .where(eq(uploadedMedia.id, id))
        .returning({ id: uploadedMedia.id });
      return changed.length > 0;
    },

    async remove(id: number): Promise<void> {
      await db.delete(uploadedMedia).where(eq(uploadedMedia.id, id));
    },

    async isInWorkout(id: number): Promise<boolean> {
      const [found] = await db
        .select({ id: workouts.id })
        .from(workouts)
        .where(eq(workouts.uploadedMediaId, id))
        .limit(1);
      return found !== undefined;
    },

    async removeOtherAvatars(subjectId: number, keptId: number): Promise<void> {
      await db
        .delete(uploadedMedia)
        .where(
          and(
            eq(uploadedMedia.kind, 'avatar'),
            eq(uploadedMedia.subjectId, subjectId),
            ne(uploadedMedia.id, keptId),
          ),
        );
    },

    async openFolder(folder: string): Promise<void> {
      await db.insert(mediaFolders).values({ folder });
    },

    /** False when the folder waited too long for its owner and was deleted. */
    async claimFolder(folder: string, mediaId: number): Promise<boolean> {
      const claimed = await db
        .update(mediaFolders)
        .set({ mediaId, isClaimed: true })
        .where(and(eq(mediaFolders.folder, folder), eq(mediaFolders.isClaimed, false)))
        .returning({ folder: mediaFolders.folder });
      return claimed.length > 0;
    },

    async releaseFolder(folder: string): Promise<void> {
      await db
        .update(mediaFolders)
        .set({ mediaId: null, isClaimed: true })
        .where(eq(mediaFolders.folder, folder));
    },
  };
}
