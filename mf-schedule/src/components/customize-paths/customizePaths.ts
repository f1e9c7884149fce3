import { DATE_PARAMETER } from '../subject/chosenDay';
import { type PathSubject, schedulingPath } from '../subject/schedulingPaths';

export interface CustomizedSchedule {
  readonly scheduleId: number;
  readonly date?: string | null | undefined;
}

export interface CustomizedWorkout extends CustomizedSchedule {
  readonly workoutId: number;
  readonly date: string;
  /** The day's workout on a client's calendar; a group's has no such number. */
  readonly scheduledWorkoutId?: number | undefined;
  /** Its place in a group's schedule, which may have the same workout twice. */
  readonly planWorkoutId?: number | undefined;
}

/** Address where what was scheduled in one go is customised: a program, or several workouts. */
export const customizeProgramPath = (
  subject: PathSubject,
  { scheduleId, date }: CustomizedSchedule,
): string =>
  schedulingPath(subject, 'calendar/customize-program', {
    view: 'programDetails',
    scheduleId,
    [DATE_PARAMETER]: date,
  });

/** Address where one scheduled workout is customised, also one that is a video. */
export const customizeWorkoutPath = (
  subject: PathSubject,
  { scheduleId, workoutId, date, scheduledWorkoutId, planWorkoutId }: CustomizedWorkout,
): string =>
  schedulingPath(subject, 'calendar/customize-workout', {
    view: 'workoutDetails',
    scheduleId,
    workoutId,
    scheduledWorkoutId,
    planWorkoutId,
    [DATE_PARAMETER]: date,
  });
