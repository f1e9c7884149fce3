import type { DatabaseHandle } from '../../database/database';
import { notFound } from '../../plugins/HttpProblem';
import { monthRange } from './monthRange';
import { type CalendarRow, schedulesRepository } from './schedules.repository';

export interface MonthQuery {
  readonly trainerId: number;
  readonly clientId: number;
  readonly year: number;
  readonly month: number;
}

export function schedulesService(db: DatabaseHandle) {
  const schedules = schedulesRepository(db);
  return {
    /** Refuses a client who is not the trainer's, as `ownClientPolicy` does. */
    async listMonth({ trainerId, clientId, year, month }: MonthQuery): Promise<CalendarRow[]> {
      const days = await schedules.listDays({ trainerId, clientId, ...monthRange({ year, month }) });
      if (!days) throw notFound('You have no client with this number.');
      return days;
    },
  };
}
