import { DATE_PARAMETER } from '../calendar-owner/chosenDay';
import { type PathOwner, schedulingPath } from '../calendar-owner/schedulingPaths';

export interface CustomizedSchedule {
  readonly scheduleId: number;
  readonly date?: string | null | undefined;
}

export interface CustomizedWorkout extends CustomizedSchedule {
  readonly workoutId: number;
  readonly date: string;
  readonly scheduledWorkoutId?: number | undefined;
  /** The slot in a group's schedule, because the same workout can be scheduled twice. */
  readonly planWorkoutId?: number | undefined;
  /** The key of the exercise to swap; absent: the workout itself. */
  readonly swappedKey?: string | undefined;
}

export const customizeProgramPath = (owner: PathOwner, { scheduleId, date }: CustomizedSchedule): string =>
  schedulingPath(owner, 'calendar/customize-program', {
    view: 'programDetails',
    scheduleId,
    [DATE_PARAMETER]: date,
  });

export const customizeWorkoutPath = (
  owner: PathOwner,
  { scheduleId, workoutId, date, scheduledWorkoutId, planWorkoutId, swappedKey }: CustomizedWorkout,
): string =>
  schedulingPath(owner, 'calendar/customize-workout', {
    view: swappedKey === undefined ? 'workoutDetails' : 'swapPage',
    scheduleId,
    workoutId,
    scheduledWorkoutId,
    planWorkoutId,
    exerciseId: swappedKey,
    [DATE_PARAMETER]: date,
  });
