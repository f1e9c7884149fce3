import type { DatabaseHandle } from '../../../database/database';
import { workoutCopiesRepository } from './workoutCopies.repository';
import { workoutsRepository } from './workouts.repository';

/**
 * To be called before a trainer's library workout changes, in the transaction that locked it: when something planned for clients
 * still shows it, one copy is made and the plans show that from then on. What clients were given stays as it was given,
 * and the library's workout keeps its identifier.
 */
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
