import { type SQL, sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../../database/database';

/** The workout of one place of a group's plan where members do it: on all days ahead. */
export interface GroupReach {
  readonly placeId: number;
  readonly workoutId: number;
  /** The schedules of the members it is changed for. */
  readonly scheduleIds: readonly number[];
  readonly from: string;
}

/** Workouts that only schedules use, where a group's plan and its members' schedules show them. */
export function groupCopiesRepository(db: DatabaseHandle) {
  return {
    /** Whether nothing but these days, and the places they come from, shows the workout. */
    async isShownByReachAlone(reach: GroupReach): Promise<boolean> {
      const { placeId, workoutId } = reach;
      const { rows } = await db.execute<{ is_alone: boolean }>(sql`select
        (select is_schedule_copy from workouts where id = ${workoutId})
        and not exists (select 1 from scheduled_workouts day
          where day.workout_id = ${workoutId} and (${isAhead(reach)}) is not true)
        and not exists (select 1 from user_schedule_workouts planned
          where planned.workout_id = ${workoutId} and (${isMembers(reach)}) is not true)
        and not exists (select 1 from group_schedule_workouts
          where workout_id = ${workoutId} and id <> ${placeId}) as is_alone`);
      return rows[0]?.is_alone ?? false;
    },

    /** The plan and the members show this workout from now on; what a member has instead of the group's stays. */
    async show(reach: GroupReach, shownId: number): Promise<void> {
      await db.execute(sql`
        update scheduled_workouts day set workout_id = shown.id, workout_name = shown.name,
          total_dur_seconds = shown.total_dur_seconds
        from workouts shown
        where shown.id = ${shownId} and day.workout_id = ${reach.workoutId} and ${isAhead(reach)}`);
      await db.execute(sql`
        update user_schedule_workouts planned set workout_id = ${shownId}
        where planned.workout_id = ${reach.workoutId} and ${isMembers(reach)}`);
      await db.execute(
        sql`update group_schedule_workouts set workout_id = ${shownId} where id = ${reach.placeId}`,
      );
    },
  };
}

const isMembers = ({ placeId, scheduleIds }: GroupReach): SQL => sql`(
  planned.user_schedule_id = any(${sql.param([...scheduleIds])}::int[])
  and planned.group_schedule_workout_id = ${placeId})`;

const isAhead = (reach: GroupReach): SQL => sql`(
  day.date >= ${reach.from} and not day.is_complete and day.plan_workout_id in (
    select planned.id from user_schedule_workouts planned where ${isMembers(reach)}))`;
