import type { ContentChanges } from '@formline/shared/contracts/scheduling/scheduleChanges';
import type { DatabaseHandle } from '../../../database/database';
import { workoutContentService } from '../../library/workouts/workoutContent.service';
import { workoutCopiesRepository } from '../../library/workouts/workoutCopies.repository';
import { workoutsRepository } from '../../library/workouts/workouts.repository';

interface CopiedWorkout {
  readonly trainerId: number;
  readonly workoutId: number;
  readonly isShownHereAlone: boolean;
}

/** Edits the workout or a copy that only schedules use. Returns the id of the changed workout. */
export async function changedCopy(
  tx: DatabaseHandle,
  { trainerId, workoutId, isShownHereAlone }: CopiedWorkout,
  { name, description, sections }: Pick<ContentChanges, 'name' | 'description' | 'sections'>,
): Promise<number> {
  const changedId = isShownHereAlone ? workoutId : await copyOf(tx, trainerId, workoutId);
  if (sections !== undefined) await workoutContentService(tx).save(trainerId, changedId, sections);
  await workoutsRepository(tx).update(changedId, {
    ...(name !== undefined && { name }),
    ...(description !== undefined && { description }),
  });
  return changedId;
}

async function copyOf(tx: DatabaseHandle, ownerId: number, workoutId: number): Promise<number> {
  const copies = await workoutCopiesRepository(tx).copy([workoutId], { ownerId, asScheduleCopy: true });
  const copyId = copies.get(workoutId);
  if (copyId === undefined) throw new Error('The workout was not copied.');
  return copyId;
}
