import { cancelOwnWorkout, completeOwnWorkout } from '@formline/shared/contracts/scheduling/scheduleChanges';
import { isClientRole } from '@formline/shared/domain/accounts/roles';
import type { FastifyInstance } from 'fastify';
import type { Actor } from '../../../plugins/actor';
import { forbidden } from '../../../plugins/HttpProblem';
import type { ModuleContext } from '../../context';
import { ownCancellingService } from './ownCancelling.service';
import { scheduledDaysService } from '../schedules/scheduledDays.service';
import { presentScheduledWorkout } from '../schedules/schedules.presenter';
import { trainersToday } from '../../people/clients/trainersToday';
import { schedulingTexts as texts } from '../scheduling.texts';

export async function ownCalendarRoutes(
  app: FastifyInstance,
  { clock, registerEndpoint }: ModuleContext,
): Promise<void> {
  registerEndpoint(app, cancelOwnWorkout, {
    policy: clientsOnly,
    handle: async ({ actor: { userId: clientId }, body, db }) => {
      const { scheduleId, scheduledWorkoutId } = body;
      const today = trainersToday(body.currentDate, clock);
      const cancelling = ownCancellingService({ db, clock });
      const cancelled = await cancelling.cancel(clientId, scheduleId, { scheduledWorkoutId, today });
      return { schedule_id: scheduleId, cancelled_count: cancelled };
    },
  });

  registerEndpoint(app, completeOwnWorkout, {
    policy: clientsOnly,
    handle: async ({ actor, params: { id }, body, db }) =>
      presentScheduledWorkout(
        await scheduledDaysService({ db, clock }).completeOwn(actor.userId, id, body.is_complete),
      ),
  });
}

async function clientsOnly({ actor }: { readonly actor: Actor }): Promise<void> {
  if (!isClientRole(actor.role)) throw forbidden(texts.calendars.clientsOnly);
}
