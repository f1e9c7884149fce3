import type { DatabaseHandle } from '../../database/database';
import { notFound } from '../../plugins/HttpProblem';
import {
  type ClientOfTrainer,
  schedulesOverviewRepository,
  type ScheduleWithDays,
  type SummaryRow,
} from './schedulesOverview.repository';

interface Window {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

export function schedulesOverviewService(db: DatabaseHandle) {
  const overview = schedulesOverviewRepository(db);
  return {
    async list(
      client: ClientOfTrainer,
      { page, size }: { readonly page: number; readonly size: number },
    ): Promise<SummaryRow[]> {
      return overview.list(client, { limit: size, offset: (page - 1) * size });
    },

    async read(
      client: ClientOfTrainer,
      scheduleId: number,
      { from, to }: Window = {},
    ): Promise<ScheduleWithDays> {
      const schedule = await overview.find(client, scheduleId);
      if (!schedule) throw noSuchSchedule();
      return {
        schedule,
        workouts: await overview.listPlanWorkouts(scheduleId),
        days: await overview.listDays(scheduleId, from, to),
      };
    },
  };
}

export const noSuchSchedule = () => notFound('This client has no schedule with this number.');
