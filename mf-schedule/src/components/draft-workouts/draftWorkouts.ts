import type { DayOfWeek } from '@formline/shared/contracts/scheduling/daysOfWeek';
import type { EndpointInput } from '@formline/shared/contracts/endpoint';
import type { scheduleWorkout } from '@formline/shared/contracts/scheduling/scheduling';
import type { Workout } from '@formline/shared/contracts/library/workouts';
import { newWorkoutName } from '@formline/shared/domain/training/workoutNames';
import { toWorkoutChange } from '@formline/shared/training/workout/draft/savedItems.ts';
import type { WorkoutDraft } from '@formline/shared/training/workout/draft/workoutDraft.ts';

/** A workout of the library that is to be scheduled, as it is there or as it was changed for this one time. */
export interface DraftWorkout {
  readonly workout: Pick<Workout, 'id'>;
  /** What was made of it; null: it is taken as it is in the library. */
  readonly draft: WorkoutDraft | null;
  /** None where it is done once. */
  readonly days_of_week: readonly DayOfWeek[];
}

type RequestedWorkouts = NonNullable<NonNullable<EndpointInput<typeof scheduleWorkout>['body']>['workouts']>;

/** What a workout is called on the calendar: without a name after the day. */
export const scheduledName = (name: string, today: string): string => name.trim() || newWorkoutName(today);

/**
 * Workouts as a schedule asks for them, in their order. One that was changed is made for this schedule alone, and no library
 * shows it; without a name it is named after the day.
 */
export const toRequestedWorkouts = (drafts: readonly DraftWorkout[], today: string): RequestedWorkouts =>
  drafts.map(({ workout, draft, days_of_week }) => {
    if (!draft) return { workout_id: workout.id, days_of_week: [...days_of_week] };
    const change = toWorkoutChange(draft, null);
    return { ...change, name: scheduledName(change.name, today), days_of_week: [...days_of_week] };
  });
