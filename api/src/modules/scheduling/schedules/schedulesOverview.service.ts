import type { DatabaseHandle } from '../../../database/database';
import { notFound } from '../../../plugins/HttpProblem';
import { workoutContentService } from '../../library/workouts/workoutContent.service';
import {
  type ClientOfTrainer,
  schedulesOverviewRepository,
  type ScheduleWithDays,
  type SummaryRow,
} from './schedulesOverview.repository';
import { schedulingTexts as texts } from '../scheduling.texts';

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
      const workouts = await overview.listPlanWorkouts(scheduleId);
      return {
        schedule,
        workouts,
        days: await overview.listDays(scheduleId, from, to),
        content: await workoutContentService(db).read(
          client.trainerId,
          workouts.map(({ workoutId }) => workoutId),
        ),
      };
    },
  };
}

export const noSuchSchedule = () => notFound(texts.schedules.noSuch);
