import { call } from '@formline/shared/api-client';
import type { ClubScope } from '@formline/shared/contracts/clubScope';
import type { EndpointResult } from '@formline/shared/contracts/endpoint';
import { readGroupSchedule } from '@formline/shared/contracts/groupSchedules';
import { readSchedule, type ScheduleDetails } from '@formline/shared/contracts/scheduleDetails';
import { readWorkout } from '@formline/shared/contracts/workouts';
import { queryOptions } from '@formline/shared/query';
import { CALENDARS_KEY } from '../calendar-cache/calendarCache';
import type { SubjectKey } from '../subject/subject';

/** A schedule of a client or of a group with its workouts. */
export type OpenSchedule = ScheduleDetails | EndpointResult<typeof readGroupSchedule>;

interface ScheduleOptions {
  readonly today: string;
  readonly scope: ClubScope;
}

/** One schedule of a client or of a group. */
export const scheduleQuery = (
  { kind, id }: SubjectKey,
  scheduleId: number,
  { today, scope }: ScheduleOptions,
) =>
  queryOptions({
    queryKey: [
      ...CALENDARS_KEY,
      kind,
      id,
      'schedule',
      scheduleId,
      today,
      ...(kind === 'group' ? [scope] : []),
    ],
    queryFn: ({ signal }): Promise<OpenSchedule> =>
      kind === 'group'
        ? call(
            readGroupSchedule,
            { params: { id, groupScheduleId: scheduleId }, query: { currentDate: today, ...scope } },
            signal,
          )
        : call(readSchedule, { params: { id, scheduleId }, query: { currentDate: today } }, signal),
  });

/** What is done in a workout of a calendar, which may be a copy that stands in no library. */
export const scheduledContentQuery = (workoutId: number) =>
  queryOptions({
    queryKey: [...CALENDARS_KEY, 'workout', workoutId],
    queryFn: ({ signal }) => call(readWorkout, { params: { id: workoutId } }, signal),
  });
