import { type DayOfWeek, DAYS_OF_WEEK } from '../../contracts/scheduling/daysOfWeek';
import { addDays, addMonths, isCalendarDate, weekday } from '../dates/calendarDates';
import { repetitionTexts } from './repetition.texts';

/**
 * How a schedule request becomes days. `once`: each workout on the start date alone. `onePass`: each workout on its days
 * of the week within the seven days from the start date, on the start date where it has none. `repeat`: each workout on
 * its days of the week from the start date to the end date, both included.
 */
export type Repetition = 'once' | 'onePass' | 'repeat';

export interface RepeatedWorkout {
  readonly name: string;
  readonly days_of_week: readonly DayOfWeek[];
}

/** What is asked for: workouts and the dates between which they are done. Dates are `YYYY-MM-DD`. */
export interface RepetitionRule<W extends RepeatedWorkout = RepeatedWorkout> {
  readonly startDate: string;
  /** Null: not repeated. */
  readonly endDate: string | null;
  /** A program that is not repeated is done in one pass. */
  readonly isProgram: boolean;
  readonly workouts: readonly W[];
}

/** One workout on one day. `index` is its position among the workouts of the request, from 0. */
export interface RepeatedDay {
  readonly date: string;
  readonly index: number;
}

/** Farthest a schedule may start from today, and longest it may last. */
export const LONGEST_SPAN_MONTHS = 24;
/** Most workouts one request may put on one calendar: two a day for two years are fewer. */
export const MOST_SCHEDULED_DAYS = 1500;
const DAYS_OF_ONE_PASS = 7;

/** Which of the three a request is: repeated when it has an end, else a program's one pass or a workout's one day. */
export function repetitionOf({
  endDate,
  isProgram,
}: Pick<RepetitionRule, 'endDate' | 'isProgram'>): Repetition {
  if (endDate !== null) return 'repeat';
  return isProgram ? 'onePass' : 'once';
}

/**
 * The days of a schedule request, by date and then in the order of its workouts, no workout twice on a day. The server
 * writes them and the browser previews them. It stops beyond `MOST_SCHEDULED_DAYS`, which `repetitionProblem` refuses.
 * @example
 * expandRepetition({ startDate: '2028-02-28', endDate: '2028-03-06', isProgram: false,
 *   workouts: [{ name: 'Push', days_of_week: ['1'] }] }) // Monday 28 February and Monday 6 March, place 0
 */
export function expandRepetition(rule: RepetitionRule): RepeatedDay[] {
  const repetition = repetitionOf(rule);
  const lastDate = lastPossibleDate(rule);
  const days: RepeatedDay[] = [];
  for (let date = rule.startDate; date <= lastDate; date = addDays(date, 1)) {
    const dayOfWeek = DAYS_OF_WEEK[weekday(date)];
    rule.workouts.forEach(({ days_of_week }, index) => {
      const isOnStartDate = repetition === 'once' || (repetition === 'onePass' && days_of_week.length === 0);
      const isDue = isOnStartDate
        ? date === rule.startDate
        : days_of_week.some((chosen) => chosen === dayOfWeek);
      if (isDue) days.push({ date, index });
    });
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

/**
 * Why a request cannot be scheduled, in words for the trainer, or null.
 * @param today the day it is where the trainer is, `YYYY-MM-DD`
 */
export function repetitionProblem(rule: RepetitionRule, today: string): string | null {
  return startProblem(rule.startDate, today) ?? runProblem(rule);
}

/** Why work cannot start on a day, or null. Today is no past day. */
export function startProblem(startDate: string, today: string): string | null {
  if (startDate < today) return repetitionTexts.startInPast;
  return startDate > addMonths(today, LONGEST_SPAN_MONTHS) ? repetitionTexts.startTooFar : null;
}

/** Why the days of a rule cannot be made, wherever today lies, or null: for a plan whose start may be over already. */
export function runProblem(rule: RepetitionRule): string | null {
  const idle = rule.workouts.map((workout) => idleProblem(rule, workout)).find((problem) => problem !== null);
  return endProblem(rule) ?? idle ?? amountProblem(rule);
}

/** Why work cannot end on a day, or null. */
export function endProblem({
  startDate,
  endDate,
}: Pick<RepetitionRule, 'startDate' | 'endDate'>): string | null {
  if (endDate === null) return null;
  if (endDate <= startDate) return repetitionTexts.endNotAfterStart;
  return endDate > addMonths(startDate, LONGEST_SPAN_MONTHS) ? repetitionTexts.spanTooLong : null;
}

/** Why a workout cannot be repeated, or null: it needs a day of the week. */
export function idleProblem(
  { endDate }: Pick<RepetitionRule, 'endDate'>,
  workout: RepeatedWorkout,
): string | null {
  return endDate !== null && workout.days_of_week.length === 0
    ? repetitionTexts.noDayFor(workout.name)
    : null;
}

/** Why the days of a rule are too few or too many, or null. */
export function amountProblem(rule: RepetitionRule): string | null {
  const { length } = expandRepetition(rule);
  if (length === 0) return repetitionTexts.noDays;
  return length > MOST_SCHEDULED_DAYS ? repetitionTexts.tooManyDays(MOST_SCHEDULED_DAYS) : null;
}

/** The start date a dialog opens with: the day chosen on the calendar, or today when that day is over. */
export function startNotInPast(chosen: string, today: string): string {
  return chosen < today ? today : chosen;
}

/**
 * The end date after switching to repeat: the one there is when it lies after the start, else one month after it. A month
 * from the 31st ends with the shorter month: from 31 January to 28 or 29 February.
 */
export function endForRepeat(startDate: string, endDate: string | null): string {
  return endDate !== null && endDate > startDate ? endDate : addMonths(startDate, 1);
}

/**
 * Whether a date can be somebody's today: no zone is more than a day away from UTC.
 * @param currentDate what a caller says is their today, `YYYY-MM-DD`
 * @param utcDate the day it is in UTC, `YYYY-MM-DD`
 */
export function canBeToday(currentDate: string, utcDate: string): boolean {
  if (!isCalendarDate(currentDate)) return false;
  return currentDate >= addDays(utcDate, -1) && currentDate <= addDays(utcDate, 1);
}
