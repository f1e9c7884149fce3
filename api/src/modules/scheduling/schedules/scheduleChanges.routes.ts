import {
  deleteSchedule,
  rescheduleProgram,
  updateSchedule,
  updateScheduledWorkout,
} from '@formline/shared/contracts/scheduling/scheduleChanges';
import type { FastifyInstance } from 'fastify';
import { ownClientPolicy } from '../../people/clients/clientAccess';
import { bodyClubScopePolicy } from '../../people/clubs/clubScope.policy';
import { recordChange } from '../calendarChanges/recordChange';
import type { ModuleContext } from '../../context';
import { planChangesService } from './planChanges.service';
import { planContentService } from './planContent.service';
import { planRemovalService } from './planRemoval.service';
import { rescheduleService } from './reschedule.service';
import { presentDetails, presentSummary } from './schedulesOverview.presenter';
import { schedulesOverviewService } from './schedulesOverview.service';
import { trainersToday } from '../../people/clients/trainersToday';

export async function scheduleChangesRoutes(
  app: FastifyInstance,
  { db: readDb, clock, registerEndpoint }: ModuleContext,
): Promise<void> {
  const ownClient = ownClientPolicy({ db: readDb, clock });
  const club = bodyClubScopePolicy(readDb);

  registerEndpoint(app, updateSchedule, {
    policy: ownClient,
    handle: async ({ actor, params: { id: clientId, scheduleId }, body, db }) => {
      const today = trainersToday(body.currentDate, clock);
      const client = { trainerId: actor.trainerId, clientId };
      const change = await recordChange({ db, clock, actor }, { clientId, kind: 'reschedule' }, () =>
        planChangesService({ db, clock }).change({ client, scheduleId }, body, today),
      );
      const schedule = await schedulesOverviewService(db).read(client, scheduleId);
      return { ...presentDetails(schedule, { today, canEdit: true }), ...change.made };
    },
  });

  registerEndpoint(app, updateScheduledWorkout, {
    policy: ownClient,
    handle: async ({ actor, params, body, db }) => {
      const today = trainersToday(body.currentDate, clock);
      const client = { trainerId: actor.trainerId, clientId: params.id };
      const named = { client, scheduledWorkoutId: params.scheduledWorkoutId };
      const scheduleId = await planContentService({ db, clock, actor }).change(named, body, today);
      const schedule = await schedulesOverviewService(db).read(client, scheduleId);
      return presentDetails(schedule, { today, canEdit: true });
    },
  });

  registerEndpoint(app, rescheduleProgram, {
    policy: async (call) => {
      await club(call);
      await ownClient(call);
    },
    handle: async ({ actor, params: { id: clientId, programId }, body: request, db }) => {
      const today = trainersToday(request.currentDate, clock);
      const client = { trainerId: actor.trainerId, clientId };
      const change = await recordChange({ db, clock, actor }, { clientId, kind: 'reschedule' }, () =>
        rescheduleService({ db, clock }).reschedule(client, programId, { request, today }),
      );
      return presentSummary(change.result, today);
    },
  });

  registerEndpoint(app, deleteSchedule, {
    policy: ownClient,
    handle: async ({ actor, params: { id: clientId, scheduleId }, query, db }) => {
      const today = trainersToday(query.currentDate, clock);
      const named = { client: { trainerId: actor.trainerId, clientId }, scheduleId };
      const change = await recordChange({ db, clock, actor }, { clientId, kind: 'remove' }, () =>
        planRemovalService({ db, clock }).delete(named, { ...query, today }),
      );
      return { id: scheduleId, removed_count: change.result, ...change.made };
    },
  });
}
