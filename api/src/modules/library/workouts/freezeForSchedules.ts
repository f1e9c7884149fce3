import type { DatabaseHandle } from '../../../database/database';
import { workoutCopiesRepository } from './workoutCopies.repository';
import { workoutsRepository } from './workouts.repository';

/** Call it before a library workout changes. Schedules move to a copy, so that the workout keeps its id. */
export async function freezeForSchedules(
  tx: DatabaseHandle,
  trainerId: number,
  workoutId: number,
): Promise<void> {
  const workouts = workoutsRepository(tx);
  if (!(await workouts.isScheduled(workoutId))) return;
  const copies = await workoutCopiesRepository(tx).copy([workoutId], {
    ownerId: trainerId,
    asScheduleCopy: true,
  });
  const copyId = copies.get(workoutId);
  if (copyId === undefined) throw new Error('The workout was not copied.');
  await workouts.moveSchedules(workoutId, copyId);
}
