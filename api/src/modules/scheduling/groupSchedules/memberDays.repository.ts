import { sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../../../database/database';

export interface GroupDay {
  readonly groupScheduleId: number;
  readonly date: string;
  readonly slotId?: number | undefined;
}

export interface SlotMove {
  readonly slotId: number;
  readonly from: string;
  readonly to: string;
  /** The rule includes the new day, so the workout is no exception any more. */
  readonly isBackInRule: boolean;
}

/** Each step is one statement, however many members there are. */
export function memberDaysRepository(db: DatabaseHandle) {
  return {
    /** Members' own replacements stay. Returns the number removed. */
    async remove(scheduleIds: readonly number[], day: GroupDay): Promise<number> {
      const removed = await db.execute(sql`
        delete from scheduled_workouts day using user_schedule_workouts planned
        where day.user_schedule_id = ${oneOf(scheduleIds)} and day.date = ${day.date} and not day.is_complete
          and planned.id = day.plan_workout_id and ${isMeant(sql`planned.group_schedule_workout_id`, day)}`);
      await this.skip(scheduleIds, day);
      return removed.rowCount ?? 0;
    },

    async skip(scheduleIds: readonly number[], day: GroupDay): Promise<void> {
      await db.execute(sql`
        update user_schedule_workouts set skipped_dates = array_append(skipped_dates, ${day.date}::date)
        where user_schedule_id = ${oneOf(scheduleIds)} and not ${day.date}::date = any(skipped_dates)
          and ${isMeant(sql`group_schedule_workout_id`, day)}`);
      await db.execute(sql`
        update group_schedule_workouts set moved_dates = array_remove(moved_dates, ${day.date}::date),
          skipped_dates = array_remove(skipped_dates, ${day.date}::date) || ${day.date}::date
        where group_schedule_id = ${day.groupScheduleId} and ${isMeant(sql`id`, day)}`);
    },

    async removeMoved(
      scheduleIds: readonly number[],
      { scheduleWorkoutId: slotId, date }: { readonly scheduleWorkoutId: number; readonly date: string },
    ): Promise<void> {
      await db.execute(sql`
        delete from scheduled_workouts day using user_schedule_workouts planned
        where day.user_schedule_id = ${oneOf(scheduleIds)} and day.date = ${date} and not day.is_complete
          and planned.id = day.plan_workout_id and planned.group_schedule_workout_id = ${slotId}`);
      await this.forgetDay(slotId, date);
    },

    async forgetSkipped(scheduleIds: readonly number[], slotIds: readonly number[]): Promise<void> {
      if (slotIds.length === 0) return;
      await db.execute(sql`
        update user_schedule_workouts planned
        set skipped_dates = array(select day from unnest(planned.skipped_dates) as day
          where not day = any(slot.skipped_dates))
        from group_schedule_workouts slot
        where planned.user_schedule_id = ${oneOf(scheduleIds)} and planned.group_schedule_workout_id = slot.id
          and slot.id = ${oneOf(slotIds)}`);
      await db.execute(sql`
        update group_schedule_workouts set skipped_dates = '{}' where id = ${oneOf(slotIds)}`);
    },

    async hasUndone(
      scheduleIds: readonly number[],
      day: Omit<GroupDay, 'groupScheduleId'>,
    ): Promise<boolean> {
      const { rows } = await db.execute(sql`
        select 1 from scheduled_workouts day join user_schedule_workouts planned on planned.id = day.plan_workout_id
        where day.user_schedule_id = ${oneOf(scheduleIds)} and day.date = ${day.date} and not day.is_complete
          and ${isMeant(sql`planned.group_schedule_workout_id`, day)} limit 1`);
      return rows.length > 0;
    },

    /** Moves undone work; a member's replacement stays marked as one. Returns the number moved. */
    async move(
      scheduleIds: readonly number[],
      { slotId, from, to, isBackInRule }: SlotMove,
    ): Promise<number> {
      const moved = await db.execute(sql`
        update scheduled_workouts day
        set date = ${to}, is_moved = ${!isBackInRule} or day.workout_id <>
          workout_in_week(planned.week_workout_ids, planned.workout_id, schedule.start_date, ${to}::date)
        from user_schedule_workouts planned join user_schedules schedule on schedule.id = planned.user_schedule_id
        where day.user_schedule_id = ${oneOf(scheduleIds)} and day.date = ${from} and not day.is_complete
          and planned.id = day.plan_workout_id and planned.group_schedule_workout_id = ${slotId}`);
      return moved.rowCount ?? 0;
    },

    async unskip(scheduleIds: readonly number[], slotId: number, date: string): Promise<void> {
      await db.execute(sql`
        update user_schedule_workouts planned set skipped_dates = array_remove(skipped_dates, ${date}::date)
        where planned.user_schedule_id = ${oneOf(scheduleIds)} and planned.group_schedule_workout_id = ${slotId}
          and exists (select 1 from scheduled_workouts day where day.user_schedule_id = planned.user_schedule_id
            and day.plan_workout_id = planned.id and day.date = ${date})`);
      await db.execute(sql`
        update group_schedule_workouts set skipped_dates = array_remove(skipped_dates, ${date}::date)
        where id = ${slotId}`);
    },

    /** Recorded on the plan, so that later members get the workout on this day too. */
    async noteMoved(slotId: number, date: string): Promise<void> {
      await db.execute(sql`
        update group_schedule_workouts set moved_dates = array_remove(moved_dates, ${date}::date) || ${date}::date,
          skipped_dates = array_remove(skipped_dates, ${date}::date)
        where id = ${slotId}`);
    },

    async forgetDay(slotId: number, date: string): Promise<void> {
      await db.execute(sql`
        update group_schedule_workouts set moved_dates = array_remove(moved_dates, ${date}::date)
        where id = ${slotId}`);
    },

    async forgetMoved(groupScheduleId: number, from: string): Promise<void> {
      await db.execute(sql`
        update group_schedule_workouts
        set moved_dates = array(select moved from unnest(moved_dates) as moved where moved < ${from}::date)
        where group_schedule_id = ${groupScheduleId}`);
    },

    /** Marks days beside the rule as moved for new members, so that a new run leaves them in place. */
    async markMoved(scheduleIds: readonly number[]): Promise<void> {
      await db.execute(sql`
        update scheduled_workouts day set is_moved = true
        from user_schedule_workouts planned
          join group_schedule_workouts slot on slot.id = planned.group_schedule_workout_id
        where day.user_schedule_id = ${oneOf(scheduleIds)} and planned.id = day.plan_workout_id
          and day.date = any(slot.moved_dates)`);
    },
  };
}

const oneOf = (ids: readonly number[]) => sql`any(${sql.param([...ids])}::int[])`;

const isMeant = (slot: ReturnType<typeof sql>, { slotId }: Pick<GroupDay, 'slotId'>) =>
  slotId === undefined ? sql`${slot} is not null` : sql`${slot} = ${slotId}`;
