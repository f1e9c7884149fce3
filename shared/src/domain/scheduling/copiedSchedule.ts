import { addDays, weekday } from '../dates/calendarDates';
import type { RepeatedDay, Repetition } from './repetition';

/** A workout on its new day, `YYYY-MM-DD`. */
interface CopiedDay {
  readonly date: string;
  readonly workoutId: number;
}

interface CopiedWorkout {
  readonly workoutId: number;
  /** 0 is Sunday. */
  readonly daysOfWeek: readonly number[];
  /** Days of the rule without the workout. */
  readonly skippedDates: readonly string[];
}

export interface CopiedSchedule {
  readonly startDate: string;
  readonly endDate: string;
  readonly repetition: Repetition;
  readonly workouts: readonly CopiedWorkout[];
  readonly days: readonly RepeatedDay[];
}

/**
 * The schedule that has these workouts on exactly these days, so that it can be customised and rescheduled like any
 * other. A workout that is on a day twice is two workouts of the schedule.
 */
export function copiedSchedule(copied: readonly CopiedDay[]): CopiedSchedule {
  const days = copied.toSorted((one, other) => (one.date < other.date ? -1 : one.date > other.date ? 1 : 0));
  const [startDate, endDate] = [days[0]?.date ?? '', days.at(-1)?.date ?? ''];
  const isOneDay = startDate === endDate;
  const slots: { readonly workoutId: number; readonly dates: Set<string> }[] = [];
  const placed = days.map(({ date, workoutId }): RepeatedDay => {
    const free = slots.findIndex((slot) => slot.workoutId === workoutId && !slot.dates.has(date));
    if (free === -1) slots.push({ workoutId, dates: new Set([date]) });
    else slots[free]?.dates.add(date);
    return { date, index: free === -1 ? slots.length - 1 : free };
  });
  return {
    startDate,
    endDate,
    repetition: isOneDay ? 'once' : 'repeat',
    workouts: slots.map(({ workoutId, dates }) => ({
      workoutId,
      ...(isOneDay ? { daysOfWeek: [], skippedDates: [] } : ruleOf(dates, startDate, endDate)),
    })),
    days: placed,
  };
}

function ruleOf(dates: ReadonlySet<string>, startDate: string, endDate: string) {
  const daysOfWeek = [...new Set([...dates].map(weekday))].sort((one, other) => one - other);
  const skippedDates: string[] = [];
  for (let date = startDate; date <= endDate; date = addDays(date, 1)) {
    if (daysOfWeek.includes(weekday(date)) && !dates.has(date)) skippedDates.push(date);
  }
  return { daysOfWeek, skippedDates };
}
