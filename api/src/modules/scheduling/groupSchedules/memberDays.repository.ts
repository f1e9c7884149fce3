import { sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../../../database/database';

/** A day of a group's plan, or one place of the plan on that day. */
export interface GroupDay {
  readonly groupScheduleId: number;
  readonly date: string;
  /** Absent: all places. */
  readonly slotId?: number | undefined;
}

export interface SlotMove {
  readonly slotId: number;
  readonly from: string;
  readonly to: string;
  /** The rule puts it there, so that it is no exception any more. */
  readonly isBackInRule: boolean;
}

/** Single days of a group's plan on its members' calendars. However many members there are, each step is one statement. */
export function memberDaysRepository(db: DatabaseHandle) {
  return {
    /** Takes the group's undone work of a day off for good; what members have of their own stays. Answers how much it was. */
    async remove(scheduleIds: readonly number[], day: GroupDay): Promise<number> {
      const removed = await db.execute(sql`
        delete from scheduled_workouts day using user_schedule_workouts planned
        where day.user_schedule_id = ${oneOf(scheduleIds)} and day.date = ${day.date} and not day.is_complete
          and planned.id = day.plan_workout_id and ${isMeant(sql`planned.group_schedule_workout_id`, day)}`);
      await this.skip(scheduleIds, day);
      return removed.rowCount ?? 0;
    },

    /** The group's plan puts nothing on this day any more. */
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

    /** Takes off what was moved to a day by hand; the place gets it there no more. */
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

    /** The days that the group was taken off count no more. */
    async forgetSkipped(scheduleIds: readonly number[], slotIds: readonly number[]): Promise<void> {
      if (slotIds.length === 0) return;
      await db.execute(sql`
        update user_schedule_workouts planned
        set skipped_dates = array(select day from unnest(planned.skipped_dates) as day
          where not day = any(place.skipped_dates))
        from group_schedule_workouts place
        where planned.user_schedule_id = ${oneOf(scheduleIds)} and planned.group_schedule_workout_id = place.id
          and place.id = ${oneOf(slotIds)}`);
      await db.execute(sql`
        update group_schedule_workouts set skipped_dates = '{}' where id = ${oneOf(slotIds)}`);
    },

    /** Whether some member still has to do the group's work of a day. */
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

    /** Moves what is undone; answers how much it was. What one member does instead of the group's stays marked as such. */
    async move(
      scheduleIds: readonly number[],
      { slotId, from, to, isBackInRule }: SlotMove,
    ): Promise<number> {
      const moved = await db.execute(sql`
        update scheduled_workouts day
        set date = ${to}, is_moved = ${!isBackInRule} or day.workout_id <> planned.workout_id
        from user_schedule_workouts planned
        where day.user_schedule_id = ${oneOf(scheduleIds)} and day.date = ${from} and not day.is_complete
          and planned.id = day.plan_workout_id and planned.group_schedule_workout_id = ${slotId}`);
      return moved.rowCount ?? 0;
    },

    /** The plan has a place's workout on a day again: those who got it there lose the exception. */
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

    /** Who joins later gets a place's workout on this day too, and may not have been taken off it before. */
    async noteMoved(slotId: number, date: string): Promise<void> {
      await db.execute(sql`
        update group_schedule_workouts set moved_dates = array_remove(moved_dates, ${date}::date) || ${date}::date,
          skipped_dates = array_remove(skipped_dates, ${date}::date)
        where id = ${slotId}`);
    },

    /** A place's workout left a day beside the rule: nothing has to be remembered of it. */
    async forgetDay(slotId: number, date: string): Promise<void> {
      await db.execute(sql`
        update group_schedule_workouts set moved_dates = array_remove(moved_dates, ${date}::date)
        where id = ${slotId}`);
    },

    /** Nobody who joins gets what was moved to this day or later. */
    async forgetMoved(groupScheduleId: number, from: string): Promise<void> {
      await db.execute(sql`
        update group_schedule_workouts
        set moved_dates = array(select moved from unnest(moved_dates) as moved where moved < ${from}::date)
        where group_schedule_id = ${groupScheduleId}`);
    },

    /** Makes what members just got on days beside the rule stay there, as it does for the others. */
    async markMoved(scheduleIds: readonly number[]): Promise<void> {
      await db.execute(sql`
        update scheduled_workouts day set is_moved = true
        from user_schedule_workouts planned
          join group_schedule_workouts place on place.id = planned.group_schedule_workout_id
        where day.user_schedule_id = ${oneOf(scheduleIds)} and planned.id = day.plan_workout_id
          and day.date = any(place.moved_dates)`);
    },
  };
}

const oneOf = (ids: readonly number[]) => sql`any(${sql.param([...ids])}::int[])`;

const isMeant = (slot: ReturnType<typeof sql>, { slotId }: Pick<GroupDay, 'slotId'>) =>
  slotId === undefined ? sql`${slot} is not null` : sql`${slot} = ${slotId}`;
