import { call } from '@formline/shared/api-client';
import type { ClubScope } from '@formline/shared/contracts/clubScope';
import { readWorkout } from '@formline/shared/contracts/workouts';
import { queryOptions } from '@formline/shared/query';
import { CALENDARS_KEY } from '../calendar-cache/calendarCache';
import type { SubjectKey } from '../subject/subject';
import { scheduleCalls } from './scheduleCalls';

interface ScheduleOptions {
  readonly today: string;
  readonly scope: ClubScope;
}

export const scheduleQuery = (subject: SubjectKey, scheduleId: number, { today, scope }: ScheduleOptions) =>
  queryOptions({
    queryKey: [
      ...CALENDARS_KEY,
      subject.kind,
      subject.id,
      'schedule',
      scheduleId,
      today,
      ...(subject.kind === 'group' ? [scope] : []),
    ],
    queryFn: ({ signal }) => scheduleCalls(subject, scope).read(scheduleId, signal),
  });

/** What is done in a workout of a calendar, which may be a copy that stands in no library. */
export const scheduledContentQuery = (workoutId: number) =>
  queryOptions({
    queryKey: [...CALENDARS_KEY, 'workout', workoutId],
    queryFn: ({ signal }) => call(readWorkout, { params: { id: workoutId } }, signal),
  });
