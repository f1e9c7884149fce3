import { type DayOfWeek, DAYS_OF_WEEK } from '@formline/shared/contracts/daysOfWeek';
import { weekday } from '@formline/shared/domain/calendarDates';
import {
  endForRepeat,
  type RepeatedWorkout,
  type RepetitionRule,
  startNotInPast,
} from '@formline/shared/domain/repetition';
import { readShortDate, shortDateText } from '@formline/shared/domain/shortDate';

/** A workout that is to be scheduled; `key` tells it from others of the same name. */
export interface SchedulableWorkout extends RepeatedWorkout {
  readonly key: string;
}

/** What a trainer has entered so far: texts are dates or not yet. */
export interface ScheduleWish {
  readonly isRepeat: boolean;
  readonly startText: string;
  readonly endText: string;
  /** The days of the week of each workout, by its key. */
  readonly days: ReadonlyMap<string, readonly DayOfWeek[]>;
  /** Among them those that were taken from the start date, and by nobody else: the same array. */
  readonly startDays?: readonly DayOfWeek[];
}

export interface OpeningInput {
  readonly workouts: readonly SchedulableWorkout[];
  readonly modes: 'once-or-repeat' | 'repeat-only';
  /** Whether it opens as repeated where both can be chosen; it opens as once if absent. */
  readonly isRepeat?: boolean | undefined;
  readonly startDate: string;
  readonly endDate?: string | undefined;
  readonly today: string;
}

/** What the dialog opens with: a start that is not over, and days where a repetition would need them. */
export function openingWish({
  workouts,
  modes,
  isRepeat,
  startDate,
  endDate,
  today,
}: OpeningInput): ScheduleWish {
  const wish: ScheduleWish = {
    isRepeat: false,
    startText: shortDateText(startNotInPast(startDate, today)),
    endText: endDate === undefined ? '' : shortDateText(endDate),
    days: new Map(workouts.map(({ key, days_of_week }) => [key, days_of_week])),
  };
  return modes === 'repeat-only' || isRepeat ? withRepeat(wish, true) : wish;
}

/** Repeated or once. A repetition ends a month after its start if no later end is known. */
export function withRepeat(wish: ScheduleWish, isRepeat: boolean): ScheduleWish {
  const startDate = readShortDate(wish.startText);
  if (!isRepeat || startDate === null) return { ...wish, isRepeat };
  const endDate = endForRepeat(startDate, readShortDate(wish.endText));
  return { ...wish, isRepeat, endText: shortDateText(endDate) };
}

/** Repeated or once, as the trainer chooses it: a workout without days of its own comes on the day of the week of the start. */
export function withMode(wish: ScheduleWish, isRepeat: boolean): ScheduleWish {
  const next = withRepeat(wish, isRepeat);
  return isRepeat ? onStartDays(next, (days) => days.length === 0 || days === wish.startDays) : next;
}

/** Another start. Days that were only taken from the start before follow it. */
export function withStart(wish: ScheduleWish, startText: string): ScheduleWish {
  const next = { ...wish, startText };
  return wish.isRepeat && wish.startDays ? onStartDays(next, (days) => days === wish.startDays) : next;
}

function onStartDays(wish: ScheduleWish, isMeant: (days: readonly DayOfWeek[]) => boolean): ScheduleWish {
  const startDate = readShortDate(wish.startText);
  if (startDate === null) return wish;
  const startDays = DAYS_OF_WEEK.filter((day) => Number(day) === weekday(startDate));
  const days = [...wish.days].map(([key, chosen]) => [key, isMeant(chosen) ? startDays : chosen] as const);
  return { ...wish, startDays, days: new Map(days) };
}

/** Adds a day of the week to a workout, or takes it away. */
export function withDay(wish: ScheduleWish, key: string, day: DayOfWeek): ScheduleWish {
  const chosen = wish.days.get(key) ?? [];
  const next = DAYS_OF_WEEK.filter((one) => chosen.includes(one) !== (one === day));
  return { ...wish, days: new Map(wish.days).set(key, next) };
}

/** The days of the week all workouts share. */
export const daysOfAll = ({ days }: ScheduleWish): DayOfWeek[] =>
  DAYS_OF_WEEK.filter((day) => [...days.values()].every((chosen) => chosen.includes(day)));

/** Adds a day of the week to all workouts, or takes it from all that have it already. */
export function withDayForAll(wish: ScheduleWish, day: DayOfWeek): ScheduleWish {
  const isShared = daysOfAll(wish).includes(day);
  const changed = [...wish.days].filter(([, chosen]) => chosen.includes(day) === isShared);
  return changed.reduce((next, [key]) => withDay(next, key, day), wish);
}

/** What is asked for, or null while a date is none. */
export function ruleOf(
  { isRepeat, startText, endText, days }: ScheduleWish,
  workouts: readonly SchedulableWorkout[],
): RepetitionRule | null {
  const startDate = readShortDate(startText);
  const endDate = isRepeat ? readShortDate(endText) : null;
  if (startDate === null || (isRepeat && endDate === null)) return null;
  return {
    startDate,
    endDate,
    isProgram: false,
    workouts: workouts.map(({ key, name }) => ({ name, days_of_week: days.get(key) ?? [] })),
  };
}

/** The days somebody has decided on. */
export interface ScheduledDates {
  readonly startDate: string;
  /** Null: once. */
  readonly endDate: string | null;
  /** The days of the week of a workout, by its key; none where it is done once. */
  readonly daysOf: (key: string) => DayOfWeek[];
}

/** A rule as whoever opened the dialog knows it. */
export const datesOf = (
  { startDate, endDate }: RepetitionRule,
  { days }: Pick<ScheduleWish, 'days'>,
): ScheduledDates => ({
  startDate,
  endDate,
  daysOf: (key) => (endDate === null ? [] : [...(days.get(key) ?? [])]),
});
