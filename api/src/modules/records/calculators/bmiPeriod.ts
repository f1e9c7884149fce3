import type { BmiGranularity } from '@formline/shared/contracts/calculators/bmi';
import { addDays, addMonths, startOfWeek } from '@formline/shared/domain/dates/calendarDates';
import { invalidInput } from '../../../plugins/HttpProblem';
import type { DayRange } from './calculators.repository';
import { recordsTexts as texts } from '../records.texts';

export function bmiPeriod(day: string, granularity: BmiGranularity): DayRange {
  switch (granularity) {
    case 'week': {
      const from = startOfWeek(day);
      return { from, until: addDays(from, 7) };
    }
    case 'month': {
      const from = `${day.slice(0, 7)}-01`;
      return { from, until: addMonths(from, 1) };
    }
    case 'year': {
      const from = `${day.slice(0, 4)}-01-01`;
      return { from, until: addMonths(from, 12) };
    }
  }
}

export function bmiRange(
  day: string | undefined,
  granularity: BmiGranularity | undefined,
): DayRange | undefined {
  if (day === undefined && granularity === undefined) return undefined;
  if (day === undefined || granularity === undefined) {
    throw invalidInput(texts.calculators.halfPeriod);
  }
  return bmiPeriod(day, granularity);
}
