import { type DayOfWeek, DAYS_OF_WEEK } from '../../contracts/scheduling/daysOfWeek';
import { addDays, addMonths, daysBetween, isCalendarDate, weekday } from '../dates/calendarDates';
import { repetitionTexts } from './repetition.texts';

/**
 * `onePass`: on the days of the week within seven days, or the start. `repeat`: up to and with the end date.
 * `rotate`: the same, but one workout a day, in their order and then again from the first.
 */
export type Repetition = 'once' | 'onePass' | 'repeat' | 'rotate';

export const isRepeating = (repetition: Repetition): boolean =>
  repetition === 'repeat' || repetition === 'rotate';

export interface RepeatedWorkout {
  readonly name: string;
  readonly days_of_week: readonly DayOfWeek[];
}

/** Dates are `YYYY-MM-DD`. */
export interface RepetitionRule<W extends RepeatedWorkout = RepeatedWorkout> {
  readonly startDate: string;
  readonly endDate: string | null;
  /** A program that is not repeated is done in one pass. */
  readonly isProgram: boolean;
  /** Of a repetition: the days of all workouts together are the training days, and each has one workout. */
  readonly isRotation?: boolean | undefined;
  readonly workouts: readonly W[];
}

/** `index` is the position among the workouts of the request, from 0. */
export interface RepeatedDay {
  readonly date: string;
  readonly index: number;
}

/** Farthest start from today, and longest duration. */
export const LONGEST_SPAN_MONTHS = 24;
/** For one request and calendar: two a day for two years are fewer. */
export const MOST_SCHEDULED_DAYS = 1500;
const DAYS_OF_ONE_PASS = 7;

/** Repeated with an end date, else one pass of a program or one day of a workout. */
export function repetitionOf({
  endDate,
  isProgram,
  isRotation,
}: Pick<RepetitionRule, 'endDate' | 'isProgram' | 'isRotation'>): Repetition {
  if (endDate !== null) return isRotation ? 'rotate' : 'repeat';
  return isProgram ? 'onePass' : 'once';
}

/** Days of a schedule request by date, then by workout, none twice on a day. Stops beyond `MOST_SCHEDULED_DAYS`. */
export function expandRepetition(rule: RepetitionRule): RepeatedDay[] {
  const repetition = repetitionOf(rule);
  const lastDate = lastPossibleDate(rule);
  const days: RepeatedDay[] = [];
  for (let date = rule.startDate; date <= lastDate; date = addDays(date, 1)) {
    const day = DAYS_OF_WEEK[weekday(date)];
    const due = rule.workouts.flatMap(({ days_of_week }, index) => {
      const isOnStartDate = repetition === 'once' || (repetition === 'onePass' && days_of_week.length === 0);
      const isDue = isOnStartDate ? date === rule.startDate : days_of_week.some((chosen) => chosen === day);
      return isDue ? index : [];
    });
    if (repetition !== 'rotate') days.push(...due.map((index) => ({ date, index })));
    else if (due.length > 0) days.push({ date, index: days.length % rule.workouts.length });
    if (days.length > MOST_SCHEDULED_DAYS) break;
  }
  return days;
}

function lastPossibleDate(rule: RepetitionRule): string {
  const { startDate, endDate } = rule;
  if (repetitionOf(rule) === 'once') return startDate;
  const limit = addMonths(startDate, LONGEST_SPAN_MONTHS);
  return endDate === null ? addDays(startDate, DAYS_OF_ONE_PASS - 1) : endDate < limit ? endDate : limit;
}

/** The week of a day, from 1: the first seven days from the start are week 1. */
export const weekOf = (startDate: string, date: string): number =>
  Math.floor(daysBetween(startDate, date) / DAYS_OF_WEEK.length) + 1;

/** The problem of a request in words for the trainer, or null. @param today in the trainer's zone, `YYYY-MM-DD` */
export function repetitionProblem(rule: RepetitionRule, today: string): string | null {
  return startProblem(rule.startDate, today) ?? runProblem(rule);
}

/** The problem of a start date, or null. Today is no past day. */
export function startProblem(startDate: string, today: string): string | null {
  if (startDate < today) return repetitionTexts.startInPast;
  return startDate > addMonths(today, LONGEST_SPAN_MONTHS) ? repetitionTexts.startTooFar : null;
}

/** The problem of a rule without regard to today, or null: for a plan that may have started. */
export function runProblem(rule: RepetitionRule): string | null {
  const idle = rule.workouts.map((workout) => idleProblem(rule, workout)).find((problem) => problem !== null);
  return endProblem(rule) ?? idle ?? amountProblem(rule);
}

/** The problem of an end date, or null. */
export function endProblem({
  startDate,
  endDate,
}: Pick<RepetitionRule, 'startDate' | 'endDate'>): string | null {
  if (endDate === null) return null;
  if (endDate <= startDate) return repetitionTexts.endNotAfterStart;
  return endDate > addMonths(startDate, LONGEST_SPAN_MONTHS) ? repetitionTexts.spanTooLong : null;
}

/** The problem of a repeated workout without a day of the week, or null. In a rotation the days are all workouts'. */
export function idleProblem(
  { endDate, isRotation }: Pick<RepetitionRule, 'endDate' | 'isRotation'>,
  workout: RepeatedWorkout,
): string | null {
  return endDate !== null && !isRotation && workout.days_of_week.length === 0
    ? repetitionTexts.noDayFor(workout.name)
    : null;
}

/** The problem of too few or too many days, or null. */
export function amountProblem(rule: RepetitionRule): string | null {
  const { length } = expandRepetition(rule);
  if (length === 0) return repetitionTexts.noDays;
  return length > MOST_SCHEDULED_DAYS ? repetitionTexts.tooManyDays(MOST_SCHEDULED_DAYS) : null;
}

/** The chosen day of the calendar, or today when that day is over. */
export function startNotInPast(chosen: string, today: string): string {
  return chosen < today ? today : chosen;
}

/** The present end date when it lies after the start, else one month after the start. */
export function endForRepeat(startDate: string, endDate: string | null): string {
  return endDate !== null && endDate > startDate ? endDate : addMonths(startDate, 1);
}

/** True if a date can be somebody's today: no zone is more than a day from UTC. Both `YYYY-MM-DD`. */
export function canBeToday(currentDate: string, utcDate: string): boolean {
  if (!isCalendarDate(currentDate)) return false;
  return currentDate >= addDays(utcDate, -1) && currentDate <= addDays(utcDate, 1);
}
