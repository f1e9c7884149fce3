import type { DatabaseHandle } from '../database/database';
import { loggedExercises, loggedSets, loggedWorkouts } from '../database/schema/loggedWorkouts';

interface MarkedLog {
  readonly clientId: number;
  readonly scheduledWorkoutId: number;
  readonly date: string;
  readonly exerciseId: number;
  readonly mark: string;
}

/** A logged workout with one set, whose every text is the mark. */
export async function buildLog(db: DatabaseHandle, { exerciseId, mark, ...log }: MarkedLog): Promise<void> {
  const [workout] = await db
    .insert(loggedWorkouts)
    .values({ ...log, workoutName: mark, note: mark })
    .returning();
  if (!workout) throw new Error('The log was not built.');
  const [exercise] = await db
    .insert(loggedExercises)
    .values({
      loggedWorkoutId: workout.id,
      exerciseId,
      itemKey: mark,
      ordinal: 0,
      name: mark,
      isDone: true,
      note: mark,
    })
    .returning();
  if (!exercise) throw new Error('The exercise was not logged.');
  await db
    .insert(loggedSets)
    .values({ loggedExerciseId: exercise.id, number: 1, reps: 10, distanceUnits: 'miles', note: mark });
}
