import {
  expandRepetition,
  isRepeating,
  type Repetition,
  type RepeatedDay,
  type RepeatedWorkout,
  repetitionOf,
  type RepetitionRule,
} from './repetition';

export interface ScheduleDates {
  readonly startDate: string;
  readonly endDate: string;
  readonly isRepeated: boolean;
  readonly isProgram: boolean;
  readonly isRotation?: boolean | undefined;
}

export interface DatesChange {
  readonly is_rotation?: boolean | undefined;
  readonly start_date?: string | undefined;
  readonly end_date?: string | null | undefined;
  readonly workouts?: readonly unknown[] | undefined;
}

export interface ScheduleWorkout extends RepeatedWorkout {
  /** Null: it is being added. */
  readonly id: number | null;
  /** Days it was removed or moved from by hand. */
  readonly skippedDates: readonly string[];
}

export interface PresentWorkout {
  readonly scheduleWorkoutId: number | null;
  readonly date: string;
  readonly isMoved: boolean;
  readonly isComplete: boolean;
}

interface DatesInput<W extends RepeatedWorkout> {
  readonly schedule: ScheduleDates;
  readonly change: DatesChange;
  readonly workouts: readonly W[];
  readonly today: string;
}

export interface ChangedDates<W extends RepeatedWorkout> {
  readonly rule: RepetitionRule<W>;
  readonly isSameRule: boolean;
  readonly endDate: string;
  readonly repetition: Repetition;
  readonly days: readonly RepeatedDay[];
}

/** Rule, last day and days ahead after a change, without a check for problems. */
export function changedDates<W extends RepeatedWorkout>(input: DatesInput<W>): ChangedDates<W> {
  const { schedule, change, workouts, today } = input;
  const startDate = change.start_date ?? schedule.startDate;
  const presentEnd = schedule.isRepeated ? schedule.endDate : null;
  const ruleEnd = change.end_date === undefined ? presentEnd : change.end_date;
  const { isProgram } = schedule;
  const isRotation = change.is_rotation ?? schedule.isRotation ?? false;
  const rule = { startDate, endDate: ruleEnd, isProgram, isRotation, workouts };
  const isSameRule =
    startDate === schedule.startDate &&
    ruleEnd === presentEnd &&
    isRotation === (schedule.isRotation ?? false) &&
    !change.workouts;
  const all = expandRepetition(rule);
  const endDate = isSameRule ? schedule.endDate : (ruleEnd ?? all.at(-1)?.date ?? startDate);
  const days = all.filter(({ date }) => date >= today && date <= endDate);
  return { rule, isSameRule, endDate, repetition: repetitionOf(rule), days };
}

interface CalendarInput<P extends PresentWorkout> extends DatesInput<ScheduleWorkout> {
  readonly present: readonly P[];
}

export interface ChangedCalendar<P extends PresentWorkout> {
  readonly kept: readonly P[];
  /** Replaces everything else; `index` is the position among the workouts. */
  readonly added: readonly RepeatedDay[];
  readonly restartedIds: readonly number[];
}

/** The calendar from today on. Done work and manual changes stay; skipped days too, unless no day would be left. */
export function changedCalendar<P extends PresentWorkout>(input: CalendarInput<P>): ChangedCalendar<P> {
  const { change, workouts, today } = input;
  const { rule, endDate, repetition, days } = changedDates(input);
  const areDatesNamed = change.start_date !== undefined || change.end_date !== undefined;
  const isWithin = (date: string) => !areDatesNamed || (date >= rule.startDate && date <= endDate);
  const ahead = input.present.filter(({ date }) => date >= today);
  const ids = new Set(workouts.flatMap(({ id }) => id ?? []));
  const kept = ahead.filter(
    ({ scheduleWorkoutId: id, date, isMoved, isComplete }) =>
      isComplete || (isMoved && id !== null && ids.has(id) && isWithin(date)),
  );
  const restarted = workouts.filter(
    ({ id }) =>
      areDatesNamed && !isRepeating(repetition) && !kept.some((one) => one.scheduleWorkoutId === id),
  );
  const replaced = ahead.filter((one) => !kept.includes(one));
  const has = (list: readonly P[], { id }: ScheduleWorkout, date: string) =>
    id !== null && list.some((one) => one.scheduleWorkoutId === id && one.date === date);
  const added = days.filter(({ date, index }) => {
    const workout = workouts[index];
    if (!workout) return false;
    const isSkipped = workout.skippedDates.includes(date) && !restarted.includes(workout);
    // A workout may be on a day twice: by the rule, and moved there by hand.
    return !isSkipped && (has(replaced, workout, date) || !has(kept, workout, date));
  });
  return { kept, added, restartedIds: restarted.flatMap(({ id }) => id ?? []) };
}
