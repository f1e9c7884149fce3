import type { createWorkout } from '@formline/shared/contracts/library/workouts';
import type * as z from '@formline/shared/contracts/schema';
import { newWorkoutName } from '@formline/shared/domain/training/workoutNames';
import type { Clock } from '../../../clock';
import type { Transaction } from '../../../database/database';
import { notFound, requireNewest } from '../../../plugins/HttpProblem';
import { copyWorkouts } from './copyWorkouts';
import { freezeForSchedules } from './freezeForSchedules';
import { workoutContentService } from './workoutContent.service';
import { type WorkoutWithContent, workoutsRepository } from './workouts.repository';
import { noSuchWorkout, workoutsService } from './workouts.service';
import { libraryTexts as texts } from '../library.texts';

type WorkoutFields = z.output<(typeof createWorkout)['body']>;

export function workoutChangesService({ db, clock }: { readonly db: Transaction; readonly clock: Clock }) {
  const nameOf = ({ name, date }: Pick<WorkoutFields, 'name' | 'date'>): string =>
    name || newWorkoutName(date ?? clock.now().toISOString().slice(0, 10));

  return {
    async create(trainerId: number, fields: WorkoutFields): Promise<WorkoutWithContent> {
      const { description, uploaded_media_id: uploadedMediaId, sections } = fields;
      const workouts = workoutsRepository(db);
      await checkVideo(db, trainerId, uploadedMediaId);
      const id = await workouts.insert({
        ownerId: trainerId,
        name: nameOf(fields),
        ...(description !== undefined && { description }),
        ...(uploadedMediaId !== undefined && { uploadedMediaId }),
      });
      const defaultSections = async () =>
        (await workouts.listDefaultSections()).map(({ name }) => ({ name, exercises: [] }));
      await workoutContentService(db).save(trainerId, id, sections ?? (await defaultSections()));
      return workoutsService(db).read(trainerId, id);
    },

    async update(
      trainerId: number,
      id: number,
      { version, ...fields }: WorkoutFields & { readonly version?: number | undefined },
    ): Promise<WorkoutWithContent> {
      const { name, description, uploaded_media_id: uploadedMediaId, sections } = fields;
      const present = await workoutsService(db).findChangeable(trainerId, id);
      requireNewest(version, present.version);
      if (uploadedMediaId !== present.uploadedMediaId) await checkVideo(db, trainerId, uploadedMediaId);
      await freezeForSchedules(db, trainerId, id);
      if (sections !== undefined) await workoutContentService(db).save(trainerId, id, sections);
      await workoutsRepository(db).update(id, {
        ...(name !== undefined && { name: nameOf(fields) }),
        ...(description !== undefined && { description }),
        ...(uploadedMediaId !== undefined && { uploadedMediaId }),
      });
      return workoutsService(db).read(trainerId, id);
    },

    async delete(trainerId: number, id: number): Promise<void> {
      await workoutsService(db).findChangeable(trainerId, id);
      await workoutsRepository(db).markDeleted([id]);
    },
  };
}

async function checkVideo(
  tx: Transaction,
  trainerId: number,
  mediaId: number | null | undefined,
): Promise<void> {
  if (mediaId === null || mediaId === undefined) return;
  if (!(await workoutsRepository(tx).hasUsableVideo(trainerId, mediaId))) {
    throw notFound(texts.media.noSuchVideo);
  }
}

export async function copyToOwn(db: Transaction, trainerId: number, id: number): Promise<WorkoutWithContent> {
  const [workout] = await workoutsRepository(db).findReadable(trainerId, [id]);
  if (!workout) throw noSuchWorkout();
  const copyId = (await copyWorkouts(db, [workout], { trainerId })).get(id);
  if (copyId === undefined) throw new Error('The workout was not copied.');
  return workoutsService(db).read(trainerId, copyId);
}
