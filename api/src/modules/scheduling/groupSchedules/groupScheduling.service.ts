import type { ScheduleRequest } from '@formline/shared/contracts/scheduling';
import type { Clock } from '../../../clock';
import type { DatabaseHandle } from '../../../database/database';
import { invalidInput } from '../../../plugins/HttpProblem';
import { activityRepository } from '../../people/activityFeed/activity.repository';
import { clientGroupsRepository, type GroupRef } from '../clientGroups/clientGroups.repository';
import { planDaysRepository } from '../schedules/planDays.repository';
import { resolvePlan, type ResolvedPlan } from '../schedules/planResolver';
import { presentDays, type PresentDay, refusePresent } from '../schedules/presentDays';
import { presentDaysRepository } from '../schedules/presentDays.repository';
import { type SchedulingHow, toPlanWorkouts } from '../schedules/scheduling.service';
import { lockedGroup } from './groupLocks';
import { checkGroupDays } from './groupMembership.service';
import { groupSchedulesRepository } from './groupSchedules.repository';
import { memberSchedulesRepository } from './memberSchedules.repository';

/** Schedules for groups. */
export function groupSchedulingService({
  db,
  clock,
}: {
  readonly db: DatabaseHandle;
  readonly clock: Clock;
}) {
  return {
    /**
     * Answers the schedule's identifier.
     * @throws HttpProblem when `shouldAsk` and a day has one of the workouts already
     */
    async schedule(
      ref: GroupRef,
      request: ScheduleRequest,
      { today, shouldAsk }: SchedulingHow,
    ): Promise<{ readonly id: number; readonly present: readonly PresentDay[] }> {
      return db.transaction(async (tx) => {
        const group = await lockedGroup(tx, ref);
        const plan = await resolvePlan(tx, {
          trainerId: ref.trainerId,
          request,
          receiver: { kind: 'group', title: group.title },
          today,
        });
        const present = presentDays(plan, await presentDaysRepository(tx).list(ref, plan));
        if (shouldAsk) refusePresent(present);
        const groups = clientGroupsRepository(tx);
        const members = await groups.listMembers(ref.trainerId, [group.id]);
        const clientIds = await groups.lockClients(
          ref.trainerId,
          members.map((member) => member.id),
        );
        if (clientIds.length === 0) throw invalidInput('This group has no clients to schedule for.');
        const id = await write(tx, ref, { plan, clientIds });
        await activityRepository(tx).record({
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
      });
    },
  };
}

interface NewGroupPlan {
  readonly plan: ResolvedPlan;
  readonly clientIds: readonly number[];
}

async function write(
  tx: DatabaseHandle,
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
