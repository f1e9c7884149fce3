import type { DatabaseHandle } from '../../database/database';
import { notFound } from '../../plugins/HttpProblem';
import { mediaRepository, type UploadedMediaRow } from './media.repository';

export function workoutVideosService(db: DatabaseHandle) {
  const repository = mediaRepository(db);
  return {
    async read(ownerId: number, id: number): Promise<UploadedMediaRow> {
      const found = await repository.findWorkoutVideo(ownerId, id);
      if (!found) throw notFound('You have no workout video with this number.');
      return found;
    },
  };
}
