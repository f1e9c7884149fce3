import type { BmiGranularity } from '@formline/shared/contracts/calculators/bmi';
import {
  addDays,
  addMonths,
  localNoon,
  monthOf,
  startOfWeek,
  weekDays,
  yearOf,
} from '@formline/shared/domain/dates/calendarDates';
import type { BmiPeriod } from './bmiCalls';

const DAYS_PER_WEEK = 7;
const MONTHS_PER_YEAR = 12;

export function shiftedPeriod({ currentDate, granularity }: BmiPeriod, by: 1 | -1): BmiPeriod {
  const shift: Readonly<Record<BmiGranularity, () => string>> = {
    week: () => addDays(currentDate, by * DAYS_PER_WEEK),
    month: () => addMonths(currentDate, by),
    year: () => addMonths(currentDate, by * MONTHS_PER_YEAR),
  };
  return { granularity, currentDate: shift[granularity]() };
}

const monthAndYear = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric' });
const days = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric' });

export function periodStart({ currentDate, granularity }: BmiPeriod): string {
  if (granularity === 'week') return startOfWeek(currentDate);
  return granularity === 'month' ? `${monthOf(currentDate)}-01` : `${currentDate.slice(0, 4)}-01-01`;
}

export const periodEnd = (period: BmiPeriod): string => addDays(periodStart(shiftedPeriod(period, 1)), -1);

/** `Nov 15 – 21, 2026`, `November 2026`, `2026`. */
export function periodName({ currentDate, granularity }: BmiPeriod): string {
  switch (granularity) {
    case 'week': {
      const week = weekDays(currentDate);
      return days.formatRange(localNoon(week[0] ?? currentDate), localNoon(week.at(-1) ?? currentDate));
    }
    case 'month':
      return monthAndYear.format(localNoon(currentDate));
    case 'year':
      return String(yearOf(currentDate));
  }
}

export const reaches = (period: BmiPeriod, day: string): boolean =>
  periodStart(shiftedPeriod(period, 1)) > day;
