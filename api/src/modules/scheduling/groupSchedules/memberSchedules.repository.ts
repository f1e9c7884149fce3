import { and, asc, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../../../database/database';
import { userSchedules } from '../../../database/schema/schedules';
import type { SlotChange } from '../plans/planSlots.repository';
import type { GroupScheduleRow } from './groupSchedules.repository';

export type MemberChanges = Pick<
  typeof userSchedules.$inferInsert,
  'startDate' | 'endDate' | 'repetition' | 'programName' | 'programCategoryId' | 'cancelledAt'
>;

export function memberSchedulesRepository(db: DatabaseHandle) {
  const lockAll = async (which: SQL | undefined): Promise<number[]> => {
    const rows = await db
      .select({ id: userSchedules.id })
      .from(userSchedules)
      .where(which)
      .orderBy(asc(userSchedules.id))
      .for('update');
    return rows.map(({ id }) => id);
  };
  const ofPresentMembers = (groupScheduleId: number) =>
    and(eq(userSchedules.groupScheduleId, groupScheduleId), isNotNull(userSchedules.clientGroupId));

  return {
    async lock(groupScheduleId: number): Promise<number[]> {
      return lockAll(ofPresentMembers(groupScheduleId));
    },

    /** Leaves out schedules that were cancelled for one member alone. */
    async lockRunning({ id, cancelledAt }: GroupScheduleRow): Promise<number[]> {
      const { cancelledAt: own } = userSchedules;
      return lockAll(and(ofPresentMembers(id), cancelledAt === null ? isNull(own) : eq(own, cancelledAt)));
    },

    /** Includes schedules from before groups had plans; `clientIds` limits them to some clients. */
    async lockOfGroup(groupId: number, clientIds?: readonly number[]): Promise<number[]> {
      const { clientGroupId, clientId } = userSchedules;
      return lockAll(
        and(
          eq(clientGroupId, groupId),
          clientIds === undefined ? undefined : inArray(clientId, [...clientIds]),
        ),
      );
    },

    async lockLeftOver(groupId: number, clientIds: readonly number[]): Promise<number[]> {
      return lockAll(
        and(
          inArray(userSchedules.clientId, [...clientIds]),
          sql`${userSchedules.groupScheduleId} in (select id from group_schedules where client_group_id = ${groupId})`,
        ),
      );
    },

    async insert(groupScheduleId: number, clientIds: readonly number[]): Promise<number[]> {
      const made = await db.execute<{ id: number }>(sql`
        insert into user_schedules (trainer_id, client_id, program_id, program_name, program_category_id,
          client_group_id, group_schedule_id, start_date, end_date, repetition)
        select plan.trainer_id, member.id, plan.program_id, plan.program_name, plan.program_category_id,
          plan.client_group_id, plan.id, plan.start_date, plan.end_date, plan.repetition
        from group_schedules plan cross join unnest(${sql.param([...clientIds])}::int[]) as member (id)
        where plan.id = ${groupScheduleId} order by member.id returning id`);
      const ids = made.rows.map(({ id }) => id);
      await this.insertSlots(ids, 0);
      return ids;
    },

    async insertSlots(scheduleIds: readonly number[], afterSlotId: number): Promise<void> {
      await db.execute(sql`
        insert into user_schedule_workouts (user_schedule_id, workout_id, group_schedule_workout_id, ordinal,
          days_of_week, skipped_dates, week_workout_ids)
        select schedule.id, slot.workout_id, slot.id, slot.ordinal, slot.days_of_week, slot.skipped_dates,
          slot.week_workout_ids
        from user_schedules schedule
          join group_schedule_workouts slot on slot.group_schedule_id = schedule.group_schedule_id
        where schedule.id = any(${sql.param([...scheduleIds])}::int[]) and slot.id > ${afterSlotId}
        order by schedule.id, slot.ordinal`);
    },

    async removeForNewRun(scheduleIds: readonly number[], from: string): Promise<void> {
      await db.execute(sql`
        delete from scheduled_workouts day using user_schedule_workouts planned
        where day.user_schedule_id = any(${sql.param([...scheduleIds])}::int[])
          and day.date >= ${from} and not day.is_complete and not day.is_moved
          and planned.id = day.plan_workout_id and planned.group_schedule_workout_id is not null`);
    },

    /** Call it before the slots change. Removed slots lose their future days, others get the new order and days. */
    async syncSlots(
      scheduleIds: readonly number[],
      {
        groupScheduleId,
        slots,
        from,
      }: { readonly groupScheduleId: number; readonly slots: readonly SlotChange[]; readonly from: string },
    ): Promise<void> {
      const ids = sql`any(${sql.param([...scheduleIds])}::int[])`;
      const kept = slots.flatMap(({ id }) => (id === null ? [] : [id]));
      const removedDays = sql`planned.user_schedule_id = ${ids} and planned.group_schedule_workout_id in (
        select id from group_schedule_workouts where group_schedule_id = ${groupScheduleId}
          and not id = any(${sql.param(kept)}::int[]))`;
      await db.execute(sql`delete from scheduled_workouts day using user_schedule_workouts planned
        where day.user_schedule_id = ${ids} and day.plan_workout_id = planned.id and day.date >= ${from}
          and not day.is_complete and ${removedDays}`);
      await db.execute(sql`delete from user_schedule_workouts planned where ${removedDays}`);
      await db.execute(sql`
        update user_schedule_workouts planned
        set ordinal = change.ordinal, days_of_week = change."daysOfWeek",
          workout_id = case when planned.workout_id = slot.workout_id then change."workoutId" else planned.workout_id end,
          week_workout_ids = case when slot.workout_id = change."workoutId" then planned.week_workout_ids end
        from jsonb_to_recordset(${JSON.stringify(slots)}::jsonb)
            as change (id int, "workoutId" int, ordinal int, "daysOfWeek" smallint[])
          join group_schedule_workouts slot on slot.id = change.id
        where planned.group_schedule_workout_id = slot.id and planned.user_schedule_id = ${ids}`);
    },

    /** Before the schedules are deleted: foreign keys are nulled one by one, which refuses rows changed before. */
    async detach(groupScheduleIds: readonly number[]): Promise<void> {
      const ids = sql`any(${sql.param([...groupScheduleIds])}::int[])`;
      await db.execute(sql`
        update user_schedule_workouts planned set group_schedule_workout_id = null
        from group_schedule_workouts slot
        where slot.id = planned.group_schedule_workout_id and slot.group_schedule_id = ${ids}`);
      await db.execute(sql`
        update scheduled_workouts day set client_group_id = null from user_schedules schedule
        where schedule.id = day.user_schedule_id and schedule.group_schedule_id = ${ids}
          and day.client_group_id is not null`);
      await db.execute(sql`
        update user_schedules set group_schedule_id = null, client_group_id = null
        where group_schedule_id = ${ids}`);
    },

    async update(scheduleIds: readonly number[], changes: Partial<MemberChanges>): Promise<void> {
      if (scheduleIds.length === 0) return;
      await db
        .update(userSchedules)
        .set({ ...changes, version: sql`${userSchedules.version} + 1` })
        .where(inArray(userSchedules.id, [...scheduleIds]));
    },
  };
}
