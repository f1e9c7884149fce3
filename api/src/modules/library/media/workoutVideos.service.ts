import type { DatabaseHandle } from '../../../database/database';
import { jobsRepository } from '../../../jobs/jobs.repository';
import { notFound, workoutNeedsVideo } from '../../../plugins/HttpProblem';
import { MAKE_VIDEO, TIDY_MEDIA } from './jobNames';
import { mediaRepository, type UploadedMediaRow } from './media.repository';
import { libraryTexts as texts } from '../library.texts';

export function workoutVideosService(db: DatabaseHandle) {
  const repository = mediaRepository(db);
  const read = async (ownerId: number, id: number): Promise<UploadedMediaRow> => {
    const found = await repository.findWorkoutVideo(ownerId, id);
    if (!found) throw notFound(texts.media.noSuchVideo);
    return found;
  };
  return {
    read,

    async remove(ownerId: number, id: number): Promise<void> {
      await read(ownerId, id);
      if (await repository.isInWorkout(id)) throw workoutNeedsVideo();
      await repository.remove(id);
      const jobs = jobsRepository(db);
      await jobs.cancel({ kind: MAKE_VIDEO, subjectId: id });
      await jobs.add(TIDY_MEDIA);
    },
  };
}
