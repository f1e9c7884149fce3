import { call } from '@formline/shared/api-client';
import { createWorkout, updateWorkout, type Workout } from '@formline/shared/contracts/workouts';
import { localCalendarDate } from '@formline/shared/domain/calendarDates';
import { useQueryClient } from '@formline/shared/query';
import type { WorkoutSave } from '@formline/shared/training/workout/editor/workoutSaving.ts';
import {
  keepWorkout,
  reloadWorkoutLists,
} from '@formline/shared/training/workout/list/workoutList.queries.ts';

/** Saves drafts to the library: the first of a new workout makes it. */
export function useSaveWorkout() {
  const cache = useQueryClient();
  return async ({ saved, change, idempotencyKey }: WorkoutSave): Promise<Workout> => {
    const date = localCalendarDate(new Date());
    const workout = saved
      ? await call(
          updateWorkout,
          { params: { id: saved.id }, body: { version: saved.version, date, ...change } },
          { idempotencyKey },
        )
      : await call(createWorkout, { body: { date, ...change } }, { idempotencyKey });
    await keepWorkout(cache, workout);
    if (!saved) void reloadWorkoutLists(cache);
    return workout;
  };
}
