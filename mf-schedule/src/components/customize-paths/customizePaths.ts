import { DATE_PARAMETER } from '../subject/chosenDay';
import { type PathSubject, schedulingPath } from '../subject/schedulingPaths';

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
}

export const customizeProgramPath = (
  subject: PathSubject,
  { scheduleId, date }: CustomizedSchedule,
): string =>
  schedulingPath(subject, 'calendar/customize-program', {
    view: 'programDetails',
    scheduleId,
    [DATE_PARAMETER]: date,
  });

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
