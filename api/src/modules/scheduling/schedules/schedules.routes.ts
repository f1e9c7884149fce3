import { listMonthWorkouts } from '@formline/shared/contracts/scheduling/schedules';
import type { FastifyInstance } from 'fastify';
import {
  cancelWorkout,
  completeScheduledWorkout,
  moveScheduledWorkout,
} from '@formline/shared/contracts/scheduling/scheduleChanges';
import { recordChange } from '../calendarChanges/recordChange';
import type { ModuleContext } from '../../context';
import { presentScheduledWorkout } from './schedules.presenter';
import { schedulesService } from './schedules.service';
import { clientAccess, ownClientPolicy } from '../../people/clients/clientAccess';
import { planRemovalService } from './planRemoval.service';
import { scheduledDaysService } from './scheduledDays.service';
import { trainersToday } from '../../people/clients/trainersToday';

export async function schedulesRoutes(
  app: FastifyInstance,
  { db, clock, registerEndpoint }: ModuleContext,
): Promise<void> {
  const schedules = schedulesService({ db, clock });

  registerEndpoint(app, listMonthWorkouts, {
    isAnswerTrusted: true,
    handle: async ({ actor: { trainerId }, params: { id: clientId }, query: { year, month } }) =>
      (await schedules.listMonth({ trainerId, clientId, year, month })).map(presentScheduledWorkout),
  });
}

export async function scheduledDaysRoutes(
  app: FastifyInstance,
  { db: readDb, clock, registerEndpoint }: ModuleContext,
): Promise<void> {
  const access = clientAccess({ db: readDb, clock });
  const ownClient = ownClientPolicy({ db: readDb, clock });

  registerEndpoint(app, cancelWorkout, {
    policy: ({ actor, body }) => access.requireAll(actor.trainerId, [body.userId]),
    handle: async ({ actor, body, db }) => {
      const { scheduleId, userId: clientId, scheduledWorkoutId } = body;
      const today = trainersToday(body.currentDate, clock);
      const named = { client: { trainerId: actor.trainerId, clientId }, scheduleId };
      const change = await recordChange({ db, clock, actor }, { clientId, kind: 'remove' }, () =>
        planRemovalService({ db, clock }).cancel(named, { scheduledWorkoutId, today }),
      );
      return { schedule_id: scheduleId, cancelled_count: change.result, ...change.made };
    },
  });

  registerEndpoint(app, moveScheduledWorkout, {
    policy: ownClient,
    handle: async ({ actor, params, body: { date, oldDate, currentDate }, db }) => {
      const move = { date, oldDate, today: trainersToday(currentDate, clock) };
      const client = { trainerId: actor.trainerId, clientId: params.id };
      const days = scheduledDaysService({ db, clock });
      const change = await recordChange({ db, clock, actor }, { clientId: params.id, kind: 'move' }, () =>
        days.move(client, params.scheduledWorkoutId, move),
      );
      return { ...presentScheduledWorkout(change.result), ...change.made };
    },
  });

  registerEndpoint(app, completeScheduledWorkout, {
    policy: ownClient,
    handle: async ({ actor: { trainerId }, params, body, db }) => {
      const client = { trainerId, clientId: params.id };
      const days = scheduledDaysService({ db, clock });
      return presentScheduledWorkout(
        await days.complete(client, params.scheduledWorkoutId, body.is_complete),
      );
    },
  });
}
