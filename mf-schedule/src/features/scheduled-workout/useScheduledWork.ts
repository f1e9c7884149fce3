import { isApiError } from '@formline/shared/api-client';
import { readWorkout, type Workout } from '@formline/shared/contracts/library/workouts';
import { queryOf, useQuery } from '@formline/shared/query';
import { useClubScope } from '@formline/shared/session';
import { useVideosInProcess } from '@formline/shared/training/workout/list/useVideosInProcess.ts';
import { type CalendarWorkout, isOnGroupCalendar } from '../../components/schedule/calendarWorkout';
import { canChangeFrom } from '../../components/schedule-changes/changeRules';
import type { OpenSchedule } from '../../components/schedule-changes/scheduleCalls';
import { scheduleQuery } from '../../components/schedule-changes/scheduledWork';
import type { OwnerKey } from '../../components/calendar-owner/calendarOwner';
import type { PathOwner } from '../../components/calendar-owner/schedulingPaths';
import { customizeWorkoutPath } from '../../components/customize-paths/customizePaths';

export type ScheduledWork =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly retry: () => void }
  | { readonly status: 'gone' }
  | ReadyWork;

export interface ReadyWork {
  readonly status: 'ready';
  /** May have been moved or completed since it was opened. */
  readonly workout: CalendarWorkout;
  readonly content: Workout;
  /** Null for group work from before groups had schedules. */
  readonly schedule: OpenSchedule | null;
  /** Null when it is no longer in the schedule. */
  readonly slotId: number | null;
  readonly canChange: boolean;
}

const NOT_FOUND = 404;

export function useScheduledWork(owner: OwnerKey, workout: CalendarWorkout, today: string): ScheduledWork {
  const scope = useClubScope();
  const scheduleId = isOnGroupCalendar(workout) ? workout.group_schedule_id : workout.user_schedule_id;
  const schedule = useQuery({
    ...scheduleQuery(owner, scheduleId ?? 0, { today, scope }),
    enabled: scheduleId !== null,
  });
  const content = useQuery(queryOf(readWorkout, { params: { id: workout.workout_id } }));
  useVideosInProcess(content.data ? [content.data] : []);
  const error = schedule.error ?? content.error;
  if (isApiError(error) && error.status === NOT_FOUND) return { status: 'gone' };
  if (content.data && (schedule.data || scheduleId === null)) {
    return readyWork(workout, { content: content.data, schedule: schedule.data ?? null, today });
  }
  if (!schedule.isLoadingError && !content.isLoadingError) return { status: 'loading' };
  const failed = [schedule, content].filter((query) => query.isLoadingError);
  return { status: 'failed', retry: () => failed.forEach((query) => void query.refetch()) };
}

interface Read {
  readonly content: Workout;
  readonly schedule: OpenSchedule | null;
  readonly today: string;
}

function readyWork(opened: CalendarWorkout, { content, schedule, today }: Read): ScheduledWork {
  const ready = (workout: CalendarWorkout, slotId: number | null): ReadyWork => {
    const canChange = schedule?.editable === true && canChangeFrom(workout, today);
    return { status: 'ready', content, schedule, workout, slotId, canChange };
  };
  if (isOnGroupCalendar(opened)) return ready(opened, opened.plan_workout_id);
  const day = schedule && 'days' in schedule ? schedule.days.find(({ id }) => id === opened.id) : undefined;
  if (!day) return { status: 'gone' };
  const { workout_date, is_complete, plan_workout_id: slotId } = day;
  return ready({ ...opened, workout_date, is_complete }, slotId);
}

/** Where the workout is customised, or one of its exercises is swapped; null for what has no schedule of its own. */
export function pathToCustomize(
  owner: PathOwner,
  { workout, schedule }: ReadyWork,
  swappedKey?: string,
): string | null {
  if (!schedule) return null;
  const { workout_date: date, workout_id: workoutId } = workout;
  const meant = isOnGroupCalendar(workout)
    ? { planWorkoutId: workout.plan_workout_id ?? undefined }
    : { scheduledWorkoutId: workout.id };
  return customizeWorkoutPath(owner, { scheduleId: schedule.id, date, workoutId, ...meant, swappedKey });
}
