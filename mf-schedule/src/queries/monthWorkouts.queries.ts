import { call } from '@formline/shared/api-client';
import { listGroupMonthWorkouts } from '@formline/shared/contracts/calendar';
import type { ClubScope } from '@formline/shared/contracts/clubScope';
import { listMonthWorkouts } from '@formline/shared/contracts/schedules';
import { monthNumberOf, yearOf } from '@formline/shared/domain/calendarDates';
import { queryOptions } from '@formline/shared/query';
import { CALENDARS_KEY } from '../components/calendar-cache/calendarCache';
import type { CalendarWorkout } from '../components/schedule/calendarWorkout';
import type { SubjectKey } from '../components/subject/subject';

interface MonthOptions {
  /** `2026-11`. */
  readonly month: string;
  readonly scope: ClubScope;
}

export const monthWorkoutsQuery = ({ kind, id }: SubjectKey, { month, scope }: MonthOptions) =>
  queryOptions({
    queryKey: [...CALENDARS_KEY, kind, id, month, ...(kind === 'group' ? [scope] : [])],
    queryFn: ({ signal }): Promise<readonly CalendarWorkout[]> =>
      kind === 'group' ? listOfGroup({ id, month, scope }, signal) : listOfClient({ id, month }, signal),
  });

const listOfClient = ({ id, month }: { readonly id: number; readonly month: string }, signal: AbortSignal) =>
  call(
    listMonthWorkouts,
    { params: { id }, query: { month: monthNumberOf(month), year: yearOf(month) } },
    signal,
  );

const listOfGroup = ({ id, month, scope }: MonthOptions & { readonly id: number }, signal: AbortSignal) =>
  call(listGroupMonthWorkouts, { params: { id }, query: { monthStart: `${month}-01`, ...scope } }, signal);
