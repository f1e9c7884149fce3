import { listSchedules, readSchedule } from '@formline/shared/contracts/scheduling/scheduleDetails';
import { scheduleWorkout } from '@formline/shared/contracts/scheduling/scheduling';
import {
  scheduleForClients,
  undoScheduleForClients,
} from '@formline/shared/contracts/scheduling/severalClients';
import type { FastifyInstance } from 'fastify';
import { ownClientPolicy } from '../../people/clients/clientAccess';
import { bodyClubScopePolicy } from '../../people/clubs/clubScope.policy';
import { recordChange } from '../calendarChanges/recordChange';
import type { ModuleContext } from '../../context';
import { presentField } from '../plans/presentDays';
import { presentDetails, presentSummary } from './schedulesOverview.presenter';
import { schedulesOverviewService } from './schedulesOverview.service';
import { schedulingService } from './scheduling.service';
import { severalClientsService } from './severalClients.service';
import { trainersToday } from '../../people/clients/trainersToday';

export async function schedulingRoutes(
  app: FastifyInstance,
  { db: readDb, clock, registerEndpoint }: ModuleContext,
): Promise<void> {
  const ownClient = ownClientPolicy({ db: readDb, clock });
  const club = bodyClubScopePolicy(readDb);
  const overview = schedulesOverviewService(readDb);

  registerEndpoint(app, scheduleWorkout, {
    policy: async (call) => {
      await club(call);
      await ownClient(call);
    },
    handle: async ({ actor, params: { id: clientId }, body, db }) => {
      const today = trainersToday(body.currentDate, clock);
      const how = { today, shouldAsk: body.ask_if_scheduled };
      const scheduling = schedulingService({ db, clock });
      const client = { trainerId: actor.trainerId, clientId };
      const change = await recordChange({ db, clock, actor }, { clientId, kind: 'schedule' }, () =>
        scheduling.schedule(client, body, how),
      );
      const { schedule, present } = change.result;
      return { ...presentSummary(schedule, today), ...presentField(present), ...change.made };
    },
  });

  registerEndpoint(app, scheduleForClients, {
    policy: club,
    handle: async ({ actor, body: { client_ids: clientIds, ...request }, db }) => {
      const how = { today: trainersToday(request.currentDate, clock), shouldAsk: request.ask_if_scheduled };
      return severalClientsService({ db, clock }).schedule({ actor, clientIds }, request, how);
    },
  });

  registerEndpoint(app, undoScheduleForClients, {
    handle: async ({ actor: { trainerId }, body: { scheduled, currentDate }, db }) =>
      severalClientsService({ db, clock }).undo(trainerId, scheduled, trainersToday(currentDate, clock)),
  });

  registerEndpoint(app, listSchedules, {
    policy: ownClient,
    handle: async ({ actor: { trainerId }, params: { id: clientId }, query }) => {
      const today = trainersToday(query.currentDate, clock);
      const schedules = await overview.list({ trainerId, clientId }, query);
      return schedules.map((schedule) => presentSummary(schedule, today));
    },
  });

  registerEndpoint(app, readSchedule, {
    policy: ownClient,
    handle: async ({ actor, params: { id: clientId, scheduleId }, query }) => {
      const today = trainersToday(query.currentDate, clock);
      const { program_start_date: from, program_end_date: to } = query;
      const client = { trainerId: actor.trainerId, clientId };
      const schedule = await overview.read(client, scheduleId, { from, to });
      return presentDetails(schedule, { today, canEdit: !actor.isManager });
    },
  });
}
