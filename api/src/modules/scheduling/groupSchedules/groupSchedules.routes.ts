import {
  cancelGroupSchedule,
  deleteGroupSchedule,
  listGroupSchedules,
  moveGroupWorkout,
  readGroupSchedule,
  readPlannedGroupWork,
  scheduleForGroup,
  updateGroupSchedule,
  updateGroupWorkout,
} from '@formline/shared/contracts/scheduling/groupSchedules';
import type { FastifyInstance } from 'fastify';
import { groupMembersPolicy, ownGroupPolicy } from '../clientGroups/clientGroups.policy';
import { bodyClubScopePolicy } from '../../people/clubs/clubScope.policy';
import type { ModuleContext } from '../../context';
import { recordChange } from '../calendarChanges/recordChange';
import { presentField } from '../plans/presentDays';
import { trainersToday } from '../../people/clients/trainersToday';
import { groupContentService } from './groupContent.service';
import { groupMovesService } from './groupMoves.service';
import { groupPlanChangesService } from './groupPlanChanges.service';
import { groupRemovalService } from './groupRemoval.service';
import { groupSchedulingService } from './groupScheduling.service';
import { presentGroupDetails, presentGroupSchedule, presentPlannedWork } from './groupSchedules.presenter';
import { groupSchedulesService } from './groupSchedules.service';

export async function groupSchedulesRoutes(app: FastifyInstance, context: ModuleContext): Promise<void> {
  registerReads(app, context);
  registerChanges(app, context);
  registerRemovals(app, context);
}

function registerReads(app: FastifyInstance, { db, clock, registerEndpoint }: ModuleContext): void {
  const ownGroup = ownGroupPolicy(db);
  const plans = groupSchedulesService(db);

  registerEndpoint(app, listGroupSchedules, {
    policy: ownGroup,
    handle: async ({ actor: { trainerId }, params: { id: groupId }, query }) => {
      const today = trainersToday(query.currentDate, clock);
      return (await plans.list({ trainerId, groupId })).map((plan) => presentGroupSchedule(plan, today));
    },
  });

  registerEndpoint(app, readGroupSchedule, {
    policy: ownGroup,
    handle: async ({ actor, params: { id: groupId, groupScheduleId }, query }) => {
      const today = trainersToday(query.currentDate, clock);
      const details = await plans.read({ trainerId: actor.trainerId, groupId }, groupScheduleId, today);
      return presentGroupDetails(details, { today, canEdit: !actor.isManager });
    },
  });

  registerEndpoint(app, readPlannedGroupWork, {
    policy: ownGroup,
    handle: async ({ actor: { trainerId }, params: { id: groupId }, query }) => {
      const today = trainersToday(query.currentDate, clock);
      return presentPlannedWork(
        await plans.plannedWork({ trainerId, groupId }, query.client_user_ids, today),
      );
    },
  });
}

function registerChanges(app: FastifyInstance, { db: readDb, clock, registerEndpoint }: ModuleContext): void {
  const club = bodyClubScopePolicy(readDb);
  const members = groupMembersPolicy({ db: readDb, clock });
  const policy = async (call: Parameters<typeof club>[0] & Parameters<typeof members>[0]): Promise<void> => {
    await club(call);
    await members(call);
  };

  registerEndpoint(app, scheduleForGroup, {
    policy,
    handle: async ({ actor, params: { id: groupId }, body, db }) => {
      const today = trainersToday(body.currentDate, clock);
      const { trainerId } = actor;
      const ref = { trainerId, groupId, scope: body };
      const how = { today, shouldAsk: body.ask_if_scheduled };
      const change = await recordChange({ db, clock, actor }, { groupId, kind: 'schedule' }, () =>
        groupSchedulingService({ db, clock }).schedule(ref, body, how),
      );
      const plan = await groupSchedulesService(db).find(ref, change.result.id);
      return { ...presentGroupSchedule(plan, today), ...presentField(change.result.present), ...change.made };
    },
  });

  registerEndpoint(app, updateGroupSchedule, {
    policy,
    handle: async ({ actor, params: { id: groupId, groupScheduleId: id }, body, db }) => {
      const today = trainersToday(body.currentDate, clock);
      const ref = { trainerId: actor.trainerId, groupId, scope: body };
      const change = await recordChange({ db, clock, actor }, { groupId, kind: 'reschedule' }, () =>
        groupPlanChangesService(db).change(ref, id, { requested: body, today }),
      );
      const details = await groupSchedulesService(db).read(ref, id, today);
      return { ...presentGroupDetails(details, { today, canEdit: true }), ...change.made };
    },
  });

  registerEndpoint(app, updateGroupWorkout, {
    policy,
    handle: async ({ actor, params, body, db }) => {
      const today = trainersToday(body.currentDate, clock);
      const ref = { trainerId: actor.trainerId, groupId: params.id, scope: body };
      await groupContentService({ db, clock, actor }).change(ref, params, { changes: body, today });
      const details = await groupSchedulesService(db).read(ref, params.groupScheduleId, today);
      return presentGroupDetails(details, { today, canEdit: true });
    },
  });

  registerEndpoint(app, moveGroupWorkout, {
    policy,
    handle: async ({ actor, params: { id: groupId, groupScheduleId: id }, body, db }) => {
      const today = trainersToday(body.currentDate, clock);
      const ref = { trainerId: actor.trainerId, groupId, scope: body };
      const change = await recordChange({ db, clock, actor }, { groupId, kind: 'move' }, () =>
        groupMovesService(db).move(ref, id, { move: body, today }),
      );
      return { id, moved_count: change.result, ...change.made };
    },
  });
}

function registerRemovals(
  app: FastifyInstance,
  { db: readDb, clock, registerEndpoint }: ModuleContext,
): void {
  const club = bodyClubScopePolicy(readDb);

  registerEndpoint(app, deleteGroupSchedule, {
    policy: ownGroupPolicy(readDb),
    handle: async ({ actor, params: { id: groupId, groupScheduleId: id }, query, db }) => {
      const today = trainersToday(query.currentDate, clock);
      const ref = { trainerId: actor.trainerId, groupId, scope: query };
      const change = await recordChange({ db, clock, actor }, { groupId, kind: 'remove' }, () =>
        groupRemovalService({ db, clock }).delete(ref, id, { ...query, today }),
      );
      return { id, removed_count: change.result, ...change.made };
    },
  });

  registerEndpoint(app, cancelGroupSchedule, {
    policy: club,
    handle: async ({ actor, params: { id: groupId, groupScheduleId: id }, body, db }) => {
      const today = trainersToday(body.currentDate, clock);
      const ref = { trainerId: actor.trainerId, groupId, scope: body };
      const change = await recordChange({ db, clock, actor }, { groupId, kind: 'remove' }, () =>
        groupRemovalService({ db, clock }).cancel(ref, id, today),
      );
      return { id, cancelled_count: change.result, ...change.made };
    },
  });
}
