import type { Clock } from '../../../clock';
import type { Transaction } from '../../../database/database';
import { invalidInput } from '../../../plugins/HttpProblem';
import { activityRepository } from '../../people/activities/activity.repository';
import { clientGroupsRepository, type GroupRow } from '../clientGroups/clientGroups.repository';
import { planDaysRepository } from '../plans/planDays.repository';
import { type ScheduleToWrite, scheduledActivity } from '../schedules/writeSchedule';
import { schedulingTexts as texts } from '../scheduling.texts';
import { checkGroupDays } from './groupMembership.service';
import { groupSchedulesRepository } from './groupSchedules.repository';
import { memberSchedulesRepository } from './memberSchedules.repository';

/** For all members of a locked group. Returns the schedule's id. */
export async function writeGroupSchedule(
  { db, clock }: { readonly db: Transaction; readonly clock: Clock },
  { trainerId, id: groupId, clubId, locationId }: GroupRow,
  schedule: ScheduleToWrite,
): Promise<number> {
  const { plan, slots, days } = schedule;
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
    clientGroupId: groupId,
    clubId,
    locationId,
    ...scheduledActivity(schedule, clock),
  });
  return id;
}
