import { dayState } from '@formline/shared/domain/scheduling/dayState';
import type { CalendarWorkout } from './calendarWorkout';
import { longDate } from './dayWords';
import { scheduleTexts } from './schedule.texts';

interface LabelledDay {
  readonly date: string;
  readonly today: string;
  readonly workouts: readonly CalendarWorkout[] | undefined;
}

export function dayLabel({ date, today, workouts }: LabelledDay): string {
  if (!workouts) return longDate(date);
  return scheduleTexts.day(longDate(date), workouts.length, dayState(workouts, date, today));
}
