import { clientAccess, type PolicyParts } from '../../people/clients/clientAccess';
import { monthRange } from './monthRange';
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
