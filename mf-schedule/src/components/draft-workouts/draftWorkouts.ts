import type { DayOfWeek } from '@formline/shared/contracts/scheduling/daysOfWeek';
import type { EndpointInput } from '@formline/shared/contracts/endpoint';
import type { scheduleWorkout } from '@formline/shared/contracts/scheduling/scheduling';
import type { WeekChange } from '@formline/shared/contracts/library/weekChanges';
import type { Workout, WorkoutSummary } from '@formline/shared/contracts/library/workouts';
import { newWorkoutName } from '@formline/shared/domain/training/workoutNames';
import { toWorkoutChange } from '@formline/shared/training/workout/draft/savedItems.ts';
import type { WorkoutDraft } from '@formline/shared/training/workout/draft/workoutDraft.ts';

export interface DraftWorkout {
  readonly workout: Pick<Workout, 'id'>;
  /** Null: the library's version is used. */
  readonly draft: WorkoutDraft | null;
  readonly days_of_week: readonly DayOfWeek[];
  readonly week_changes?: WeekChange[] | undefined;
}

type RequestedWorkouts = NonNullable<NonNullable<EndpointInput<typeof scheduleWorkout>['body']>['workouts']>;

/** Neither exercises nor a video: it cannot be scheduled. */
export const hasNoContent = ({ uploaded_media, exercise_count }: WorkoutSummary): boolean =>
  uploaded_media === null && exercise_count === 0;

export const scheduledName = (name: string, today: string): string => name.trim() || newWorkoutName(today);

/** A changed workout is created for this schedule alone and never appears in a library. */
export const toRequestedWorkouts = (drafts: readonly DraftWorkout[], today: string): RequestedWorkouts =>
  drafts.map(({ workout, draft, days_of_week, week_changes }) => {
    const when = { days_of_week: [...days_of_week], ...(week_changes && { week_changes }) };
    if (!draft) return { workout_id: workout.id, ...when };
    const change = toWorkoutChange(draft, null);
    return { ...change, name: scheduledName(change.name, today), ...when };
  });
