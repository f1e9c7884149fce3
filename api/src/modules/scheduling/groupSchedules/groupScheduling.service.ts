import type { ScheduleRequest } from '@formline/shared/contracts/scheduling/scheduling';
import type { Clock } from '../../../clock';
import type { Transaction } from '../../../database/database';
import { invalidInput } from '../../../plugins/HttpProblem';
import { activityRepository } from '../../people/activities/activity.repository';
import { clientGroupsRepository, type GroupRef } from '../clientGroups/clientGroups.repository';
import { planDaysRepository } from '../plans/planDays.repository';
import { resolvePlan, type ResolvedPlan } from '../plans/planResolver';
import { presentDays, type PresentDay, refusePresent } from '../plans/presentDays';
import { presentDaysRepository } from '../plans/presentDays.repository';
import { type SchedulingHow, toPlanWorkouts } from '../schedules/scheduling.service';
import { lockedGroup } from './groupLocks';
import { checkGroupDays } from './groupMembership.service';
import { groupSchedulesRepository } from './groupSchedules.repository';
import { memberSchedulesRepository } from './memberSchedules.repository';
import { schedulingTexts as texts } from '../scheduling.texts';

export function groupSchedulingService({ db, clock }: { readonly db: Transaction; readonly clock: Clock }) {
  return {
    /** @returns the schedule's id @throws HttpProblem when `shouldAsk` and a day has one of the workouts */
    async schedule(
      ref: GroupRef,
      request: ScheduleRequest,
      { today, shouldAsk }: SchedulingHow,
    ): Promise<{ readonly id: number; readonly present: readonly PresentDay[] }> {
      const group = await lockedGroup(db, ref);
      const plan = await resolvePlan(db, {
        trainerId: ref.trainerId,
        request,
        receiver: { kind: 'group', title: group.title },
        today,
      });
      const present = presentDays(plan, await presentDaysRepository(db).list(ref, plan));
      if (shouldAsk) refusePresent(present);
      const groups = clientGroupsRepository(db);
      const members = await groups.listMembers(ref.trainerId, [group.id]);
      const clientIds = await groups.lockClients(
        ref.trainerId,
        members.map((member) => member.id),
      );
      if (clientIds.length === 0) throw invalidInput(texts.groupSchedules.noMembers);
      const id = await write(db, ref, { plan, clientIds });
      await activityRepository(db).record({
        trainerId: ref.trainerId,
        type: plan.programName === null ? 'workout_scheduled' : 'program_scheduled',
        happenedAt: clock.now(),
        clientGroupId: group.id,
        clubId: group.clubId,
        locationId: group.locationId,
        subject: plan.programName ?? plan.workouts[0]?.name ?? '',
        day: plan.days[0]?.date,
        count: plan.days.length,
      });
      return { id, present };
    },
  };
}

interface NewGroupPlan {
  readonly plan: ResolvedPlan;
  readonly clientIds: readonly number[];
}

async function write(
  tx: Transaction,
  { trainerId, groupId }: GroupRef,
  { plan, clientIds }: NewGroupPlan,
): Promise<number> {
  const { workouts, days, ...facts } = plan;
  checkGroupDays(days.length, clientIds.length);
  const plans = groupSchedulesRepository(tx);
  const id = await plans.insert({ ...facts, trainerId, clientGroupId: groupId });
  await plans.insertSlots(toPlanWorkouts(workouts).map((ref) => ({ ...ref, groupScheduleId: id })));
  const members = memberSchedulesRepository(tx);
  await planDaysRepository(tx, 'group').insert(await members.insert(id, clientIds), days);
  return id;
}
