import { call, isApiError } from '@formline/shared/api-client';
import { createWorkout, updateWorkout, type Workout } from '@formline/shared/contracts/workouts';
import { localCalendarDate } from '@formline/shared/domain/calendarDates';
import type { QueryClient } from '@formline/shared/query';
import {
  keepWorkout,
  reloadWorkoutLists,
  workoutQuery,
} from '@formline/shared/training/workout/list/workoutList.queries.ts';
import type { WorkoutVideoInput } from '@formline/shared/training/workout/video/workoutVideoDraft.ts';

interface VideoSave {
  readonly input: WorkoutVideoInput;
  readonly idempotencyKey: string;
}

/** Saves a workout video: a new one has no sections, for its video is all of it. */
export async function saveVideoWorkout(
  cache: QueryClient,
  workout: Workout | null,
  { input, idempotencyKey }: VideoSave,
): Promise<Workout> {
  const body = { ...input, date: localCalendarDate(new Date()) };
  if (!workout) {
    const made = await call(createWorkout, { body: { ...body, sections: [] } }, { idempotencyKey });
    await keepWorkout(cache, made);
    void reloadWorkoutLists(cache);
    return made;
  }
  try {
    const { id, version } = workout;
    const saved = await call(
      updateWorkout,
      { params: { id }, body: { version, ...body } },
      { idempotencyKey },
    );
    await keepWorkout(cache, saved);
    return saved;
  } catch (error) {
    // Somebody else's version is the one the next save begins from.
    if (isApiError(error) && error.status === 409) await cache.invalidateQueries(workoutQuery(workout.id));
    throw error;
  }
}
