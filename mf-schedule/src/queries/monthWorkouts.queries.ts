import { call } from '@formline/shared/api-client';
import { listMonthWorkouts } from '@formline/shared/contracts/schedules';
import { monthNumberOf, yearOf } from '@formline/shared/domain/calendarDates';
import { queryOptions } from '@formline/shared/query';
import { CALENDARS_KEY } from '../components/calendar-cache/calendarCache';

/** A client's scheduled workouts of one month, given as `2026-11`. */
export const monthWorkoutsQuery = (clientId: number, month: string) =>
  queryOptions({
    queryKey: [...CALENDARS_KEY, 'client', clientId, 'month', month],
    queryFn: ({ signal }) =>
      call(
        listMonthWorkouts,
        { params: { id: clientId }, query: { month: monthNumberOf(month), year: yearOf(month) } },
        signal,
      ),
  });
