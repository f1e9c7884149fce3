import type { WeekChange } from '@formline/shared/contracts/library/weekChanges';
import { type DayOfWeek, DAYS_OF_WEEK } from '@formline/shared/contracts/scheduling/daysOfWeek';
import { addDays, daysBetween, weekday } from '@formline/shared/domain/dates/calendarDates';
import {
  endForRepeat,
  type RepeatedWorkout,
  type RepetitionRule,
  startNotInPast,
} from '@formline/shared/domain/scheduling/repetition';
import { readShortDate, shortDateText } from '@formline/shared/domain/dates/shortDate';
import { type Deload, deloadChanges } from './deload';

/** `key` tells apart workouts of the same name. */
export interface SchedulableWorkout extends RepeatedWorkout {
  readonly key: string;
}

/** Dates are raw texts, because they may be incomplete. */
export interface ScheduleForm {
  readonly isRepeat: boolean;
  /** The workouts take turns, and each has the days of all. */
  readonly isRotation: boolean;
  readonly startText: string;
  readonly endText: string;
  /** As typed. Null unless the end was chosen as a number of weeks: then it follows a new start. */
  readonly chosenWeeks: number | null;
  readonly days: ReadonlyMap<string, readonly DayOfWeek[]>;
  /** Null: no deload weeks. */
  readonly deload: Deload | null;
  /** Days derived from the start date, as the same array, so that they can follow a new start. */
  readonly startDays?: readonly DayOfWeek[];
}

export interface OpeningInput {
  readonly workouts: readonly SchedulableWorkout[];
  readonly modes: 'once-or-repeat' | 'repeat-only';
  readonly isRepeat?: boolean | undefined;
  readonly isRotation?: boolean | undefined;
  readonly startDate: string;
  readonly endDate?: string | undefined;
  /** Of a program that is planned over weeks: the end follows from them. */
  readonly weekCount?: number | null | undefined;
  readonly today: string;
}

export function initialForm({
  workouts,
  modes,
  isRepeat,
  isRotation = false,
  startDate,
  endDate,
  weekCount = null,
  today,
}: OpeningInput): ScheduleForm {
  const form: ScheduleForm = {
    isRepeat: false,
    isRotation,
    startText: shortDateText(startNotInPast(startDate, today)),
    endText: endDate === undefined ? '' : shortDateText(endDate),
    days: new Map(workouts.map(({ key, days_of_week }) => [key, days_of_week])),
    chosenWeeks: null,
    deload: null,
  };
  if (weekCount !== null) return { ...withWeeks(form, weekCount), isRepeat: true };
  return modes === 'repeat-only' || isRepeat ? withRepeat(form, true) : form;
}

/** Without a known end a repetition ends a month after its start. */
export function withRepeat(form: ScheduleForm, isRepeat: boolean): ScheduleForm {
  const startDate = readShortDate(form.startText);
  if (!isRepeat || startDate === null) return { ...form, isRepeat };
  const endText = shortDateText(endForRepeat(startDate, readShortDate(form.endText)));
  return { ...form, isRepeat, endText, chosenWeeks: endText === form.endText ? form.chosenWeeks : null };
}

export function withMode(form: ScheduleForm, isRepeat: boolean): ScheduleForm {
  const next = withRepeat(form, isRepeat);
  return isRepeat ? onStartDays(next, (days) => days.length === 0 || days === form.startDays) : next;
}

/** Days derived from the previous start follow the new one. */
export function withStart(form: ScheduleForm, startText: string): ScheduleForm {
  const { chosenWeeks } = form;
  const started = { ...form, startText };
  const isComplete = chosenWeeks !== null && readShortDate(startText) !== null;
  const next = isComplete ? withWeeks(started, chosenWeeks) : started;
  return form.isRepeat && form.startDays ? onStartDays(next, (days) => days === form.startDays) : next;
}

const DAYS_OF_WEEK_COUNT = 7;

/** The weeks as typed, or whole ones from the start to the end; null for other spans. */
export function weeksOf({ startText, endText, chosenWeeks }: ScheduleForm): number | null {
  if (chosenWeeks !== null) return chosenWeeks;
  const [start, end] = [readShortDate(startText), readShortDate(endText)];
  if (start === null || end === null) return null;
  const days = daysBetween(start, end) + 1;
  return days > 0 && days % DAYS_OF_WEEK_COUNT === 0 ? days / DAYS_OF_WEEK_COUNT : null;
}

/** The end follows the weeks; without a number it has to be entered. */
export function withWeeks(form: ScheduleForm, weeks: number | null): ScheduleForm {
  const start = readShortDate(form.startText);
  if (start === null || weeks === null || !(weeks >= 1)) return { ...form, endText: '', chosenWeeks: weeks };
  const endText = shortDateText(addDays(start, weeks * DAYS_OF_WEEK_COUNT - 1));
  return { ...form, endText, chosenWeeks: weeks };
}

function onStartDays(form: ScheduleForm, isMeant: (days: readonly DayOfWeek[]) => boolean): ScheduleForm {
  const startDate = readShortDate(form.startText);
  if (startDate === null) return form;
  const startDays = DAYS_OF_WEEK.filter((day) => Number(day) === weekday(startDate));
  const days = [...form.days].map(([key, chosen]) => [key, isMeant(chosen) ? startDays : chosen] as const);
  return { ...form, startDays, days: new Map(days) };
}

export function withDay(form: ScheduleForm, key: string, day: DayOfWeek): ScheduleForm {
  const chosen = form.days.get(key) ?? [];
  const next = DAYS_OF_WEEK.filter((one) => chosen.includes(one) !== (one === day));
  return { ...form, days: new Map(form.days).set(key, next) };
}

/** The days of all workouts together become those of each; back again they stay. */
export function withRotation(form: ScheduleForm, isRotation: boolean): ScheduleForm {
  if (!isRotation) return { ...form, isRotation };
  const chosen = new Set([...form.days.values()].flat());
  const all = DAYS_OF_WEEK.filter((day) => chosen.has(day));
  return { ...form, isRotation, days: new Map([...form.days.keys()].map((key) => [key, all])) };
}

export const daysOfAll = ({ days }: ScheduleForm): DayOfWeek[] =>
  DAYS_OF_WEEK.filter((day) => [...days.values()].every((chosen) => chosen.includes(day)));

export function withDayForAll(form: ScheduleForm, day: DayOfWeek): ScheduleForm {
  const isShared = daysOfAll(form).includes(day);
  const changed = [...form.days].filter(([, chosen]) => chosen.includes(day) === isShared);
  return changed.reduce((next, [key]) => withDay(next, key, day), form);
}

export function ruleOf(
  { isRepeat, isRotation, startText, endText, days }: ScheduleForm,
  workouts: readonly SchedulableWorkout[],
): RepetitionRule | null {
  const startDate = readShortDate(startText);
  const endDate = isRepeat ? readShortDate(endText) : null;
  if (startDate === null || (isRepeat && endDate === null)) return null;
  return {
    startDate,
    endDate,
    isProgram: false,
    isRotation,
    workouts: workouts.map(({ key, name }) => ({ name, days_of_week: days.get(key) ?? [] })),
  };
}

export interface ScheduledDates {
  readonly startDate: string;
  readonly endDate: string | null;
  readonly is_rotation?: boolean;
  /** The deload weeks; absent: none. */
  readonly week_changes?: WeekChange[];
  readonly daysOf: (key: string) => DayOfWeek[];
}

export const datesOf = (
  { startDate, endDate }: RepetitionRule,
  { days, isRotation, deload }: Pick<ScheduleForm, 'days' | 'isRotation' | 'deload'>,
): ScheduledDates => ({
  startDate,
  endDate,
  ...(endDate !== null && isRotation && { is_rotation: true }),
  ...(endDate !== null && deload !== null && { week_changes: deloadChanges(deload) }),
  daysOf: (key) => (endDate === null ? [] : [...(days.get(key) ?? [])]),
});
