import {
  listCalendarMonth,
  listDayWorkouts,
  listGroupDayWorkouts,
  listGroupMonthWorkouts,
  listWeeklyCompletion,
  readCalendarDay,
} from '@formline/shared/contracts/scheduling/calendar';
import type { FastifyInstance } from 'fastify';
import { ownGroupPolicy } from '../clientGroups/clientGroups.policy';
import { ownClientPolicy } from '../../people/clients/clientAccess';
import type { ModuleContext } from '../../context';
import {
  presentCompletion,
  presentDayWorkout,
  presentGroupDay,
  presentGroupWorkout,
} from './calendar.presenter';
import { calendarService } from './calendar.service';
import { presentScheduledWorkout } from '../schedules/schedules.presenter';
import { schedulesService } from '../schedules/schedules.service';

export async function calendarRoutes(
  app: FastifyInstance,
  { db, clock, registerEndpoint }: ModuleContext,
): Promise<void> {
  const calendar = calendarService(db);
  const schedules = schedulesService({ db, clock });
  const ownClient = ownClientPolicy({ db, clock });
  const ownGroup = ownGroupPolicy(db);

  registerEndpoint(app, readCalendarDay, {
    policy: ownClient,
    handle: async ({ actor: { trainerId }, params: { id: clientId }, query: { date } }) => ({
      scheduled_workouts: (await calendar.listDay({ trainerId, clientId }, date)).map(presentDayWorkout),
    }),
  });

  registerEndpoint(app, listDayWorkouts, {
    policy: ownClient,
    handle: async ({ actor: { trainerId }, params: { id: clientId }, query: { date } }) =>
      (await calendar.listDay({ trainerId, clientId }, date)).map(presentDayWorkout),
  });

  registerEndpoint(app, listCalendarMonth, {
    isAnswerTrusted: true,
    handle: async ({ actor: { trainerId }, params: { id: clientId }, query: { year, month } }) =>
      (await schedules.listMonth({ trainerId, clientId, year, month })).map(presentScheduledWorkout),
  });

  registerEndpoint(app, listWeeklyCompletion, {
    policy: ownClient,
    handle: async ({ actor: { trainerId }, params: { id: clientId }, query: { startDate } }) =>
      (await calendar.listCompletion({ trainerId, clientId }, startDate)).map(presentCompletion),
  });

  registerEndpoint(app, listGroupMonthWorkouts, {
    policy: ownGroup,
    handle: async ({ actor: { trainerId }, params: { id: groupId }, query: { monthStart } }) =>
      (await calendar.listGroupMonth({ trainerId, groupId }, monthStart)).map(presentGroupWorkout),
  });

  registerEndpoint(app, listGroupDayWorkouts, {
    policy: ownGroup,
    handle: async ({ actor: { trainerId }, params: { id: groupId }, query: { date } }) =>
      presentGroupDay(await calendar.listGroupDay({ trainerId, groupId }, date)),
  });
}
