import type { DatabaseHandle } from '../../database/database';
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
    async listMonth({ trainerId, clientId, year, month }: MonthQuery): Promise<CalendarRow[]> {
      return schedules.listDays({ trainerId, clientId, ...monthRange({ year, month }) });
    },
  };
}
