import { isApiError } from '@formline/shared/api-client';
import {
  createWorkout,
  readWorkout,
  updateWorkout,
  type Workout,
} from '@formline/shared/contracts/library/workouts';
import { localCalendarDate } from '@formline/shared/domain/dates/calendarDates';
import { change, queriesOf, type QueryClient } from '@formline/shared/query';
import {
  setWorkoutInCache,
  reloadWorkoutLists,
} from '@formline/shared/training/workout/list/workoutList.queries.ts';
import type { WorkoutVideoInput } from '@formline/shared/training/workout/video/workoutVideoDraft.ts';

interface VideoSave {
  readonly input: WorkoutVideoInput;
  readonly idempotencyKey: string;
}

/** A new one has no sections, because the video is the whole workout. */
export async function saveVideoWorkout(
  cache: QueryClient,
  workout: Workout | null,
  { input, idempotencyKey }: VideoSave,
): Promise<Workout> {
  const body = { ...input, date: localCalendarDate(new Date()) };
  const update = (answer: Workout) => setWorkoutInCache(cache, answer);
  const how = { idempotencyKey, reload: 'when-shown', update } as const;
  if (!workout) {
    const made = await change(createWorkout, { body: { ...body, sections: [] } }, how);
    void reloadWorkoutLists(cache);
    return made;
  }
  try {
    const { id, version } = workout;
    return await change(updateWorkout, { params: { id }, body: { version, ...body } }, how);
  } catch (error) {
    // After a conflict the next save starts from the other version.
    if (isApiError(error) && error.status === 409)
      await cache.invalidateQueries(queriesOf(readWorkout, { params: { id: workout.id } }));
    throw error;
  }
}
