import type { DatabaseHandle } from '../../database/database';
import { workoutCopiesRepository } from './workoutCopies.repository';
import { workoutsRepository } from './workouts.repository';

/**
 * To be called before a library workout changes, in the transaction that locked it: when something planned for clients
 * still shows it, one copy is made and the plans show that from then on. What clients were given stays as it was given,
 * and the library's workout keeps its identifier. Answers the copy's identifier, null when none was needed.
 */
export async function freezeForSchedules(tx: DatabaseHandle, workoutId: number): Promise<number | null> {
  const workouts = workoutsRepository(tx);
  if (!(await workouts.isScheduled(workoutId))) return null;
  const ownerId = await workouts.ownerOf(workoutId);
  if (ownerId === null) throw new Error('A workout of the provider changes with the library alone.');
  const copies = await workoutCopiesRepository(tx).copy([workoutId], { ownerId, asScheduleCopy: true });
  const copyId = copies.get(workoutId);
  if (copyId === undefined) throw new Error('The workout was not copied.');
  await workouts.moveSchedules(workoutId, copyId);
  return copyId;
}
