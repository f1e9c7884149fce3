import { addMonths, monthOf } from '@formline/shared/domain/dates/calendarDates';
import { useQueries, useQuery } from '@formline/shared/query';
import { useClubScope } from '@formline/shared/session';
import { useMemo } from 'react';
import { monthWorkoutsQuery } from './monthWorkoutsQuery';
import type { OwnerKey } from '../calendar-owner/calendarOwner';
import type { CalendarWorkout } from './calendarWorkout';
import { workoutsByDay } from './workoutsByDay';

export interface Schedule {
  readonly workoutsOn: (date: string) => readonly CalendarWorkout[] | undefined;
  readonly isLoading: boolean;
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

const NO_WORKOUTS: readonly CalendarWorkout[] = [];

/** The same for single months, as many as there are. */
export function useMonths(owner: OwnerKey, months: readonly string[]): Schedule['workoutsOn'] {
  const scope = useClubScope();
  const all = useQueries({ queries: months.map((month) => monthWorkoutsQuery(owner, { month, scope })) });
  return (date) => {
    const workouts = all[months.indexOf(monthOf(date))]?.data;
    return workouts && (workoutsByDay(workouts).get(date) ?? NO_WORKOUTS);
  };
}

const monthAfter = (month: string) => monthOf(addMonths(`${month}-01`, 1));

/** Loads and caches by month. A range spans three months at most, like the six weeks of a month view. */
export function useSchedule(owner: OwnerKey, firstDay: string, lastDay: string): Schedule {
  const firstMonth = monthOf(firstDay);
  const lastMonth = monthOf(lastDay);
  const middleMonth = firstMonth === lastMonth ? firstMonth : monthAfter(firstMonth);
  const scope = useClubScope();
  const first = useQuery(monthWorkoutsQuery(owner, { month: firstMonth, scope }));
  const middle = useQuery(monthWorkoutsQuery(owner, { month: middleMonth, scope }));
  const last = useQuery(monthWorkoutsQuery(owner, { month: lastMonth, scope }));
  const workoutsOn = useMemo(() => {
    const months = new Map([
      [firstMonth, first.data],
      [middleMonth, middle.data],
      [lastMonth, last.data],
    ]);
    return (date: string) => {
      const workouts = months.get(monthOf(date));
      return workouts && (workoutsByDay(workouts).get(date) ?? NO_WORKOUTS);
    };
  }, [firstMonth, middleMonth, lastMonth, first.data, middle.data, last.data]);
  const failed = [first, middle, last].filter((month) => month.isLoadingError);
  return {
    workoutsOn,
    isLoading: first.isPending || middle.isPending || last.isPending,
    hasFailed: failed.length > 0,
    retry: () => failed.forEach((month) => void month.refetch()),
  };
}
