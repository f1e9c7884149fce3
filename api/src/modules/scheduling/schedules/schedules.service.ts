import { clientAccess, type PolicyParts } from '../../people/clients/clientAccess';
import { type CalendarRow, schedulesRepository } from './schedules.repository';

export interface MonthQuery {
  readonly trainerId: number;
  readonly clientId: number;
  readonly year: number;
  readonly month: number;
}

export function schedulesService(parts: PolicyParts) {
  const schedules = schedulesRepository(parts.db);
  const access = clientAccess(parts);
  return {
    /** Applies the checks of `ownClientPolicy` within the same read. */
    async listMonth({ trainerId, clientId, year, month }: MonthQuery): Promise<readonly CalendarRow[]> {
      const range = monthRange({ year, month });
      const { status, days } = await schedules.listDays({ trainerId, clientId, ...range });
      await access.requireAccess(trainerId, status);
      return days;
    },
  };
}

/** First day of the month (1 to 12) and of the next one, `YYYY-MM-DD`. */
export function monthRange({ year, month }: { readonly year: number; readonly month: number }): {
  readonly from: string;
  readonly until: string;
} {
  const next = month === 12 ? { year: year + 1, month: 1 } : { year, month: month + 1 };
  return { from: firstDay(year, month), until: firstDay(next.year, next.month) };
}

const firstDay = (year: number, month: number): string =>
  `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-01`;
