import type { Clock } from '../../../clock';
import type { Transaction } from '../../../database/database';
import { forbidden } from '../../../plugins/HttpProblem';
import { planRemovalService } from '../schedules/planRemoval.service';
import { schedulesOverviewRepository } from '../schedules/schedulesOverview.repository';
import { noSuchSchedule } from '../schedules/schedulesOverview.service';
import { schedulingTexts as texts } from '../scheduling.texts';

/** Clients may cancel only workouts of this category without their trainer. */
const WAKE_UP_CATEGORY = 'Wakeup Workout';

export function ownCancellingService({ db, clock }: { readonly db: Transaction; readonly clock: Clock }) {
  return {
    async cancel(
      clientId: number,
      scheduleId: number,
      cancelling: { readonly scheduledWorkoutId: number | undefined; readonly today: string },
    ): Promise<number> {
      const own = await schedulesOverviewRepository(db).findOwn(clientId, scheduleId);
      if (!own) throw noSuchSchedule();
      if (own.categoryLabel !== WAKE_UP_CATEGORY) {
        throw forbidden(texts.calendars.wakeUpOnly);
      }
      const named = { client: { trainerId: own.trainerId, clientId }, scheduleId };
      return planRemovalService({ db, clock }).cancel(named, cancelling);
    },
  };
}
