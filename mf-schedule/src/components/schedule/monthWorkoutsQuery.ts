import { call } from '@formline/shared/api-client';
import { listGroupMonthWorkouts } from '@formline/shared/contracts/scheduling/calendar';
import type { ClubScope } from '@formline/shared/contracts/people/clubScope';
import { listMonthWorkouts } from '@formline/shared/contracts/scheduling/schedules';
import { monthNumberOf, yearOf } from '@formline/shared/domain/dates/calendarDates';
import { derivedQueryOf, queriesOf } from '@formline/shared/query';
import type { OwnerKey } from '../calendar-owner/calendarOwner';
import type { CalendarWorkout } from './calendarWorkout';

interface MonthOptions {
  readonly month: string;
  readonly scope: ClubScope;
}

const AS = 'calendar';

export function monthWorkoutsQuery({ kind, id }: OwnerKey, { month, scope }: MonthOptions) {
  const params = { id };
  if (kind === 'group') {
    const input = { params, query: { monthStart: `${month}-01`, ...scope } };
    return derivedQueryOf(listGroupMonthWorkouts, input, {
      as: AS,
      load: ({ signal }): Promise<readonly CalendarWorkout[]> => call(listGroupMonthWorkouts, input, signal),
    });
  }
  const input = { params, query: { month: monthNumberOf(month), year: yearOf(month) } };
  return derivedQueryOf(listMonthWorkouts, input, {
    as: AS,
    load: ({ signal }): Promise<readonly CalendarWorkout[]> => call(listMonthWorkouts, input, signal),
  });
}

export const monthsOf = ({ kind, id }: OwnerKey) =>
  kind === 'group'
    ? queriesOf(listGroupMonthWorkouts, { params: { id } })
    : queriesOf(listMonthWorkouts, { params: { id } });
