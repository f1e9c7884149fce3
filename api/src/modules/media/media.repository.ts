import { and, eq } from 'drizzle-orm';
import type { DatabaseHandle } from '../../database/database';
import { uploadedMedia } from '../../database/schema/media';

export type UploadedMediaRow = typeof uploadedMedia.$inferSelect;

export function mediaRepository(db: DatabaseHandle) {
  return {
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
  };
}
