import type { createWorkout } from '@formline/shared/contracts/workouts';
import type * as z from '@formline/shared/contracts/schema';
import { newWorkoutName } from '@formline/shared/domain/workoutNames';
import type { Clock } from '../../../clock';
import type { DatabaseHandle } from '../../../database/database';
import { notFound, requireNewest } from '../../../plugins/HttpProblem';
import { freezeForSchedules } from './freezeForSchedules';
import { workoutContentService } from './workoutContent.service';
import { type WholeWorkout, workoutsRepository } from './workouts.repository';
import { workoutsService } from './workouts.service';

type WorkoutFields = z.output<(typeof createWorkout)['body']>;

/** Each change happens in one transaction. */
export function workoutChangesService({ db, clock }: { readonly db: DatabaseHandle; readonly clock: Clock }) {
  /** A name that was given empty, or not at all to a new workout, is made from the day. */
  const nameOf = ({ name, date }: Pick<WorkoutFields, 'name' | 'date'>): string =>
    name || newWorkoutName(date ?? clock.now().toISOString().slice(0, 10));

  return {
    async create(trainerId: number, fields: WorkoutFields): Promise<WholeWorkout> {
      const { description, uploaded_media_id: uploadedMediaId, sections } = fields;
      return db.transaction(async (tx) => {
        const workouts = workoutsRepository(tx);
        await checkVideo(tx, trainerId, uploadedMediaId);
        const id = await workouts.insert({
          ownerId: trainerId,
          name: nameOf(fields),
          ...(description !== undefined && { description }),
          ...(uploadedMediaId !== undefined && { uploadedMediaId }),
        });
        const defaultSections = async () =>
          (await workouts.listDefaultSections()).map(({ name }) => ({ name, exercises: [] }));
        await workoutContentService(tx).save(trainerId, id, sections ?? (await defaultSections()));
        return workoutsService(tx).read(trainerId, id);
      });
    },

    async update(
      trainerId: number,
      id: number,
      { version, ...fields }: WorkoutFields & { readonly version?: number | undefined },
    ): Promise<WholeWorkout> {
      const { name, description, uploaded_media_id: uploadedMediaId, sections } = fields;
      return db.transaction(async (tx) => {
        const present = await workoutsService(tx).findChangeable(trainerId, id);
        requireNewest(version, present.version);
        if (uploadedMediaId !== present.uploadedMediaId) await checkVideo(tx, trainerId, uploadedMediaId);
        await freezeForSchedules(tx, trainerId, id);
        if (sections !== undefined) await workoutContentService(tx).save(trainerId, id, sections);
        await workoutsRepository(tx).update(id, {
          ...(name !== undefined && { name: nameOf(fields) }),
          ...(description !== undefined && { description }),
          ...(uploadedMediaId !== undefined && { uploadedMediaId }),
        });
        return workoutsService(tx).read(trainerId, id);
      });
    },

    /** Programs and calendars that hold the workout keep it. */
    async delete(trainerId: number, id: number): Promise<void> {
      await db.transaction(async (tx) => {
        await workoutsService(tx).findChangeable(trainerId, id);
        await workoutsRepository(tx).markDeleted(id);
      });
    },
  };
}

async function checkVideo(
  tx: DatabaseHandle,
  trainerId: number,
  mediaId: number | null | undefined,
): Promise<void> {
  if (mediaId === null || mediaId === undefined) return;
  if (!(await workoutsRepository(tx).hasUsableVideo(trainerId, mediaId))) {
    throw notFound('You have no workout video with this number.');
  }
}
