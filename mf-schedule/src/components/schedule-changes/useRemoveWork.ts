import { call } from '@formline/shared/api-client';
import type { ClubScope } from '@formline/shared/contracts/clubScope';
import { cancelGroupSchedule, deleteGroupSchedule } from '@formline/shared/contracts/groupSchedules';
import { cancelWorkout, deleteSchedule, type RemovalScope } from '@formline/shared/contracts/scheduleChanges';
import { localCalendarDate } from '@formline/shared/domain/calendarDates';
import { useMutation, useQueryClient } from '@formline/shared/query';
import { useClubScope } from '@formline/shared/session';
import { notify } from '@formline/shared/ui/overlays';
import { reloadCalendars } from '../calendar-cache/calendarCache';
import { type CalendarWorkout, isOnGroupCalendar } from '../schedule/calendarWorkout';
import type { SubjectKey } from '../subject/subject';
import { scheduleChangesTexts as texts } from './scheduleChanges.texts';

/** What is to be taken off a calendar. */
export interface Removal {
  readonly scope: RemovalScope;
  /** It stays known as cancelled. See `canCancel`. */
  readonly isCancelled: boolean;
  /** Of the schedule as it was seen. */
  readonly version: number;
}

/** Whether work can be taken off and stay known as cancelled: single days of a group cannot. */
export const canCancel = (scope: RemovalScope, kind: SubjectKey['kind']): boolean =>
  scope === 'all' || (scope === 'day' && kind === 'client');

/** Takes a workout, or its schedule from its day on or as a whole, off the calendar of a client or of a group. */
export function useRemoveWork(subject: SubjectKey, workout: CalendarWorkout) {
  const cache = useQueryClient();
  const scope = useClubScope();
  return useMutation({
    mutationFn: (removal: Removal) => {
      const currentDate = localCalendarDate(new Date());
      return isOnGroupCalendar(workout)
        ? removeOfGroup({ id: subject.id, workout, scope, currentDate }, removal)
        : removeOfClient({ id: subject.id, workout, currentDate }, removal);
    },
    onSuccess: (count, { isCancelled }) =>
      notify.success(isCancelled ? texts.cancelled(count) : texts.deleted(count)),
    onSettled: () => void reloadCalendars(cache),
  });
}

type OfClient = Extract<CalendarWorkout, { readonly id: number }>;
type OfGroup = Exclude<CalendarWorkout, OfClient>;

interface Work<W> {
  readonly id: number;
  readonly workout: W;
  readonly currentDate: string;
}

async function removeOfClient(
  { id, workout, currentDate }: Work<OfClient>,
  { scope, isCancelled, version }: Removal,
): Promise<number> {
  const scheduleId = workout.user_schedule_id;
  const day = scope === 'all' ? {} : { scheduledWorkoutId: workout.id };
  if (isCancelled) {
    const body = { scheduleId, userId: id, currentDate, ...day };
    return (await call(cancelWorkout, { body })).cancelled_count;
  }
  const query = { scope, currentDate, version, ...day };
  return (await call(deleteSchedule, { params: { id, scheduleId }, query })).removed_count;
}

async function removeOfGroup(
  { id, workout, scope: club, currentDate }: Work<OfGroup> & { readonly scope: ClubScope },
  { scope, isCancelled, version }: Removal,
): Promise<number> {
  const { group_schedule_id: groupScheduleId, plan_workout_id: planWorkoutId, workout_date: date } = workout;
  if (groupScheduleId === null || planWorkoutId === null) throw new Error(texts.stays.withoutSchedule);
  const params = { id, groupScheduleId };
  if (isCancelled) {
    const body = { currentDate, ...club };
    return (await call(cancelGroupSchedule, { params, body })).cancelled_count;
  }
  const day = scope === 'all' ? {} : scope === 'day' ? { date, planWorkoutId } : { date };
  const query = { scope, currentDate, version, ...day, ...club };
  return (await call(deleteGroupSchedule, { params, query })).removed_count;
}
