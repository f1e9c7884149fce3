import type { Repair } from '@formline/shared/contracts/scheduling/missedSessions';
import { addDays, daysBetween } from '../dates/calendarDates';

/** How long a missed session is offered to be made up for. */
export const MISSED_DAYS = 30;
/** How far ahead a free day is looked for. */
const FREE_DAYS_AHEAD = 60;
const DAYS_OF_WEEK = 7;

/** Dates are `YYYY-MM-DD`. */
export interface OpenSession {
  readonly id: number;
  readonly date: string;
  readonly scheduleId: number;
}

interface Calendar {
  /** By date. */
  readonly missed: readonly OpenSession[];
  /** Open sessions from today on that can be moved, by date. */
  readonly ahead: readonly OpenSession[];
  /** Days from today on with any session. */
  readonly busyDays: ReadonlySet<string>;
  readonly today: string;
}

export interface NewDay {
  readonly id: number;
  readonly date: string;
  readonly to: string;
}

export interface RepairPlan {
  /** New sessions that make up for missed ones. */
  readonly madeUp: readonly NewDay[];
  /** Sessions ahead that go to another day. */
  readonly moved: readonly NewDay[];
}

/**
 * The missed days stay on the calendar as missed.
 * - `today`: all are done today.
 * - `free-day`: each goes to the next day on which nothing is planned.
 * - `merge`: each is done together with one of the next sessions, the first with the first.
 * - `shift`: each takes the day of the next session of its schedule, and all after it go on by as many; the last ones
 *   go to the weekdays of the schedule's last week. A schedule with nothing ahead gets free days.
 */
export function repairMissed(calendar: Calendar, repair: Repair): RepairPlan {
  const { missed, ahead, today } = calendar;
  switch (repair) {
    case 'today':
      return { madeUp: missed.map((one) => toDay(one, today)), moved: [] };
    case 'free-day':
      return { madeUp: onFreeDays(missed, calendar), moved: [] };
    case 'merge': {
      const days = [...new Set(ahead.map(({ date }) => date))];
      const madeUp = missed.flatMap((one, index) => {
        const day = days[index] ?? days.at(-1);
        return day === undefined ? [] : toDay(one, day);
      });
      return { madeUp, moved: [] };
    }
    case 'shift':
      return shifted(calendar);
  }
}

const toDay = ({ id, date }: OpenSession, to: string): NewDay => ({ id, date, to });

function onFreeDays(missed: readonly OpenSession[], { busyDays, today }: Calendar): NewDay[] {
  const free = Array.from({ length: FREE_DAYS_AHEAD }, (_, days) => addDays(today, days)).filter(
    (day) => !busyDays.has(day),
  );
  return missed.flatMap((one, index) => {
    const day = free[index];
    return day === undefined ? [] : toDay(one, day);
  });
}

function shifted(calendar: Calendar): RepairPlan {
  const { missed, ahead } = calendar;
  const madeUp: NewDay[] = [];
  const moved: NewDay[] = [];
  const alone: OpenSession[] = [];
  for (const scheduleId of new Set(missed.map((one) => one.scheduleId))) {
    const own = missed.filter((one) => one.scheduleId === scheduleId);
    const later = ahead.filter((one) => one.scheduleId === scheduleId);
    if (later.length === 0) alone.push(...own);
    else {
      const days = continued(
        later.map(({ date }) => date),
        own.length,
      );
      madeUp.push(...own.map((one, index) => toDay(one, days[index] ?? one.date)));
      moved.push(...later.map((one, index) => toDay(one, days[index + own.length] ?? one.date)));
    }
  }
  return {
    madeUp: [...madeUp, ...onFreeDays(alone, calendar)],
    moved: moved.filter(({ date, to }) => date !== to),
  };
}

/** The dates and `count` more, in the rhythm of their last seven days. */
function continued(dates: readonly string[], count: number): string[] {
  const last = dates.at(-1) ?? '';
  const week = dates.filter((date) => daysBetween(date, last) < DAYS_OF_WEEK);
  const more = Array.from({ length: count }, (_, index) => {
    const round = Math.floor(index / week.length) + 1;
    return addDays(week[index % week.length] ?? last, round * DAYS_OF_WEEK);
  });
  return [...dates, ...more];
}
