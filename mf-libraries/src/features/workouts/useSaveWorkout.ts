import { createWorkout, updateWorkout, type Workout } from '@formline/shared/contracts/library/workouts';
import { localCalendarDate } from '@formline/shared/domain/dates/calendarDates';
import { change, useQueryClient } from '@formline/shared/query';
import type { WorkoutSave } from '@formline/shared/training/workout/editor/workoutSaving.ts';
import {
  setWorkoutInCache,
  reloadWorkoutLists,
} from '@formline/shared/training/workout/list/workoutList.queries.ts';

export function useSaveWorkout() {
  const cache = useQueryClient();
  return async ({ saved, change: fields, idempotencyKey }: WorkoutSave): Promise<Workout> => {
    const date = localCalendarDate(new Date());
    const update = (answer: Workout) => setWorkoutInCache(cache, answer);
    const how = { idempotencyKey, reload: 'when-shown', update } as const;
    const workout = saved
      ? await change(
          updateWorkout,
          { params: { id: saved.id }, body: { version: saved.version, date, ...fields } },
          how,
        )
      : await change(createWorkout, { body: { date, ...fields } }, how);
    if (!saved) void reloadWorkoutLists(cache);
    return workout;
  };
}
