import { and, asc, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../../../database/database';
import { uploadedMedia } from '../../../database/schema/media';
import { groupSchedules, groupScheduleWorkouts } from '../../../database/schema/schedules';
import { programCategories, workouts } from '../../../database/schema/workouts';
import { workoutColumns } from '../../library/workouts/workouts.repository';

type Repository = ReturnType<typeof groupSchedulesRepository>;
export type GroupScheduleRow = typeof groupSchedules.$inferSelect;
export type GroupSummaryRow = Awaited<ReturnType<Repository['list']>>[number];
export type GroupSlotRow = typeof groupScheduleWorkouts.$inferSelect;

export interface GroupOfTrainer {
  readonly trainerId: number;
  readonly groupId: number;
}

const summaryColumns = {
  id: groupSchedules.id,
  clientGroupId: groupSchedules.clientGroupId,
  programId: groupSchedules.programId,
  programName: groupSchedules.programName,
  categoryId: groupSchedules.programCategoryId,
  categoryLabel: programCategories.label,
  startDate: groupSchedules.startDate,
  endDate: groupSchedules.endDate,
  repetition: groupSchedules.repetition,
  cancelledAt: groupSchedules.cancelledAt,
  version: groupSchedules.version,
  workoutCount: sql<number>`(select count(*)::int from group_schedule_workouts
    where group_schedule_id = group_schedules.id)`,
  clientCount: sql<number>`(select count(*)::int from user_schedules mine
    where mine.group_schedule_id = group_schedules.id and mine.client_group_id is not null)`,
  scheduledCount: sql<number>`of_members.scheduled`,
  completedCount: sql<number>`of_members.completed`,
} as const;

const ofMembers = sql`(select count(*)::int as scheduled, (count(*) filter (where day.is_complete))::int as completed
  from user_schedules mine join scheduled_workouts day on day.user_schedule_id = mine.id
  where mine.group_schedule_id = group_schedules.id and mine.client_group_id is not null) of_members`;

export function groupSchedulesRepository(db: DatabaseHandle) {
  const ofGroup = ({ trainerId, groupId }: GroupOfTrainer) =>
    and(eq(groupSchedules.clientGroupId, groupId), eq(groupSchedules.trainerId, trainerId));
  const summaries = (group: GroupOfTrainer, id?: number) =>
    db
      .select(summaryColumns)
      .from(groupSchedules)
      .innerJoin(programCategories, eq(programCategories.id, groupSchedules.programCategoryId))
      .crossJoinLateral(ofMembers)
      .where(and(ofGroup(group), id === undefined ? undefined : eq(groupSchedules.id, id)))
      .orderBy(desc(groupSchedules.startDate), desc(groupSchedules.id));

  return {
    async list(group: GroupOfTrainer) {
      return summaries(group).limit(200);
    },

    async find(group: GroupOfTrainer, id: number) {
      const [plan] = await summaries(group, id);
      return plan ?? null;
    },

    async lock(group: GroupOfTrainer, id: number): Promise<GroupScheduleRow | null> {
      const [plan] = await db
        .select()
        .from(groupSchedules)
        .where(and(ofGroup(group), eq(groupSchedules.id, id)))
        .for('update');
      return plan ?? null;
    },

    async insert(plan: typeof groupSchedules.$inferInsert): Promise<number> {
      const [made] = await db.insert(groupSchedules).values(plan).returning({ id: groupSchedules.id });
      if (!made) throw new Error('The group schedule was not made.');
      return made.id;
    },

    async insertSlots(slots: readonly (typeof groupScheduleWorkouts.$inferInsert)[]): Promise<void> {
      await db.insert(groupScheduleWorkouts).values([...slots]);
    },

    async listSlots(ids: readonly number[]): Promise<GroupSlotRow[]> {
      return db
        .select()
        .from(groupScheduleWorkouts)
        .where(inArray(groupScheduleWorkouts.groupScheduleId, [...ids]))
        .orderBy(asc(groupScheduleWorkouts.groupScheduleId), asc(groupScheduleWorkouts.ordinal));
    },

    async listPlanWorkouts(id: number) {
      return db
        .select({
          id: groupScheduleWorkouts.id,
          workoutId: workouts.id,
          name: workouts.name,
          description: workouts.description,
          exerciseCount: workouts.exerciseCount,
          totalDurSeconds: workouts.totalDurSeconds,
          daysOfWeek: groupScheduleWorkouts.daysOfWeek,
          skippedDates: groupScheduleWorkouts.skippedDates,
          weekWorkoutIds: groupScheduleWorkouts.weekWorkoutIds,
          ownerId: workouts.ownerId,
          media: workoutColumns.media,
        })
        .from(groupScheduleWorkouts)
        .innerJoin(workouts, eq(workouts.id, groupScheduleWorkouts.workoutId))
        .leftJoin(uploadedMedia, eq(uploadedMedia.id, workouts.uploadedMediaId))
        .where(eq(groupScheduleWorkouts.groupScheduleId, id))
        .orderBy(asc(groupScheduleWorkouts.ordinal));
    },

    async listCurrent(group: GroupOfTrainer, today: string): Promise<GroupScheduleRow[]> {
      return db
        .select()
        .from(groupSchedules)
        .where(
          and(
            ofGroup(group),
            isNull(groupSchedules.cancelledAt),
            sql`(${groupSchedules.endDate} >= ${today} or exists (select 1 from group_schedule_workouts slot
              where slot.group_schedule_id = ${groupSchedules.id} and ${today}::date <= any(slot.moved_dates)))`,
          ),
        )
        .orderBy(asc(groupSchedules.id));
    },

    async update(id: number, changes: Partial<typeof groupSchedules.$inferInsert>): Promise<void> {
      await db
        .update(groupSchedules)
        .set({ ...changes, version: sql`${groupSchedules.version} + 1` })
        .where(eq(groupSchedules.id, id));
    },

    async endBefore(id: number, lastDay: string): Promise<void> {
      await db
        .update(groupSchedules)
        .set({
          endDate: sql`least(end_date, greatest(start_date, ${lastDay}::date))`,
          version: sql`${groupSchedules.version} + 1`,
        })
        .where(eq(groupSchedules.id, id));
    },

    async listIds(groupId: number): Promise<number[]> {
      const plans = await db
        .select({ id: groupSchedules.id })
        .from(groupSchedules)
        .where(eq(groupSchedules.clientGroupId, groupId));
      return plans.map(({ id }) => id);
    },

    async delete(ids: readonly number[]): Promise<void> {
      await db.delete(groupSchedules).where(inArray(groupSchedules.id, [...ids]));
    },
  };
}
