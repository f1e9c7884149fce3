import type { Clock } from '../../../clock';
import type { Transaction } from '../../../database/database';
import { invalidInput } from '../../../plugins/HttpProblem';
import { activityRepository } from '../../people/activities/activity.repository';
import { clientGroupsRepository, type GroupRow } from '../clientGroups/clientGroups.repository';
import { planDaysRepository } from '../plans/planDays.repository';
import type { ResolvedPlan } from '../plans/planResolver';
import type { NewPlanWorkout } from '../plans/planWriter.repository';
import { schedulingTexts as texts } from '../scheduling.texts';
import { checkGroupDays } from './groupMembership.service';
import { groupSchedulesRepository } from './groupSchedules.repository';
import { memberSchedulesRepository } from './memberSchedules.repository';

export interface NewGroupSchedule {
  readonly plan: Omit<ResolvedPlan, 'workouts' | 'days'>;
  readonly days: ResolvedPlan['days'];
  readonly slots: readonly NewPlanWorkout[];
  readonly firstWorkout: string | undefined;
}

/** For all members of a locked group. Returns the schedule's id. */
export async function writeGroupSchedule(
  { db, clock }: { readonly db: Transaction; readonly clock: Clock },
  { trainerId, id: groupId, clubId, locationId }: GroupRow,
  { plan, slots, days, firstWorkout }: NewGroupSchedule,
): Promise<number> {
  const groups = clientGroupsRepository(db);
  const members = await groups.listMembers(trainerId, [groupId]);
  const clientIds = await groups.lockClients(
    trainerId,
    members.map((member) => member.id),
  );
  if (clientIds.length === 0) throw invalidInput(texts.groupSchedules.noMembers);
  checkGroupDays(days.length, clientIds.length);
  const plans = groupSchedulesRepository(db);
  const id = await plans.insert({ ...plan, trainerId, clientGroupId: groupId });
  await plans.insertSlots(slots.map((slot) => ({ ...slot, groupScheduleId: id })));
  const scheduleIds = await memberSchedulesRepository(db).insert(id, clientIds);
  await planDaysRepository(db, 'group').insert(scheduleIds, days);
  await activityRepository(db).record({
    trainerId,
    type: plan.programName === null ? 'workout_scheduled' : 'program_scheduled',
    happenedAt: clock.now(),
    clientGroupId: groupId,
    clubId,
    locationId,
    subject: plan.programName ?? firstWorkout ?? '',
    day: days[0]?.date,
    count: days.length,
  });
  return id;
}
