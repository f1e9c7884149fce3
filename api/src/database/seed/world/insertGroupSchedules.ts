import type { DatabaseHandle } from '../../database';
import { groupSchedules, groupScheduleWorkouts } from '../../schema/schedules';
import type { SchedulePlan } from './insertSchedules';

export interface GroupSchedulePlan extends Omit<
  SchedulePlan,
  'clientId' | 'clientGroupId' | 'groupSchedule'
> {
  readonly clientGroupId: number;
  readonly memberIds: readonly number[];
}

export async function insertGroupSchedules(
  db: DatabaseHandle,
  plans: readonly GroupSchedulePlan[],
): Promise<SchedulePlan[]> {
  const ofMembers = await Promise.all(plans.map((plan) => insertGroupSchedule(db, plan)));
  return ofMembers.flat();
}

async function insertGroupSchedule(
  db: DatabaseHandle,
  { memberIds, ...plan }: GroupSchedulePlan,
): Promise<SchedulePlan[]> {
  const { trainerId, clientGroupId, program, category, startDate, endDate, workouts } = plan;
  const [schedule] = await db
    .insert(groupSchedules)
    .values({
      trainerId,
      clientGroupId,
      programId: program?.id ?? null,
      programName: program?.name ?? null,
      programCategoryId: category.id,
      startDate,
      endDate,
    })
    .returning({ id: groupSchedules.id });
  if (!schedule) throw new Error('The schedule of a group was not made.');
  const slots = await db
    .insert(groupScheduleWorkouts)
    .values(
      workouts.map(({ workout, daysOfWeek }, ordinal) => ({
        groupScheduleId: schedule.id,
        workoutId: workout.id,
        ordinal,
        daysOfWeek: [...daysOfWeek],
      })),
    )
    .returning({ id: groupScheduleWorkouts.id });
  const groupSchedule = { id: schedule.id, slotIds: slots.map(({ id }) => id) };
  return memberIds.map((clientId) => ({ ...plan, clientId, groupSchedule }));
}
