import type { ScheduledWorkout } from '@formline/shared/contracts/schedules';
import { addMonths, monthOf } from '@formline/shared/domain/calendarDates';
import { useQuery } from '@formline/shared/query';
import { useMemo } from 'react';
import { monthWorkoutsQuery } from '../../queries/monthWorkouts.queries';
import { workoutsByDay } from './workoutsByDay';

/** What is known of a client's scheduled workouts over a range of days. */
export interface Schedule {
  /** The day's workouts, empty when there are none; undefined while its month is not loaded. */
  readonly workoutsOn: (date: string) => readonly ScheduledWorkout[] | undefined;
  readonly isLoading: boolean;
  /** A month of the range could not be loaded; the others stand. */
  readonly hasFailed: boolean;
  /** Asks again for the months that could not be loaded. */
  readonly retry: () => void;
}

const NO_WORKOUTS: readonly ScheduledWorkout[] = [];

const monthAfter = (month: string) => monthOf(addMonths(`${month}-01`, 1));

/**
 * The schedule from one day to another, loaded by months, each kept on its own. The range may touch three months at
 * most, as the six weeks of a month view do.
 */
export function useSchedule(clientId: number, firstDay: string, lastDay: string): Schedule {
  const firstMonth = monthOf(firstDay);
  const lastMonth = monthOf(lastDay);
  const middleMonth = firstMonth === lastMonth ? firstMonth : monthAfter(firstMonth);
  const first = useQuery(monthWorkoutsQuery(clientId, firstMonth));
  const middle = useQuery(monthWorkoutsQuery(clientId, middleMonth));
  const last = useQuery(monthWorkoutsQuery(clientId, lastMonth));
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
