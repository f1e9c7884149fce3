import { type SQL, sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../../../database/database';

export interface GroupEditScope {
  readonly slotId: number;
  readonly workoutId: number;
  readonly scheduleIds: readonly number[];
  readonly from: string;
}

export function groupCopiesRepository(db: DatabaseHandle) {
  return {
    async isShownInScopeOnly(scope: GroupEditScope): Promise<boolean> {
      const { slotId, workoutId } = scope;
      const { rows } = await db.execute<{ is_alone: boolean }>(sql`select
        (select is_schedule_copy from workouts where id = ${workoutId})
        and not exists (select 1 from scheduled_workouts day
          where day.workout_id = ${workoutId} and (${isAhead(scope)}) is not true)
        and not exists (select 1 from user_schedule_workouts planned
          where planned.workout_id = ${workoutId} and (${isMembers(scope)}) is not true)
        and not exists (select 1 from group_schedule_workouts
          where workout_id = ${workoutId} and id <> ${slotId}) as is_alone`);
      return rows[0]?.is_alone ?? false;
    },

    /** A member's own replacement of the group's workout stays. */
    async show(scope: GroupEditScope, shownId: number): Promise<void> {
      await db.execute(sql`
        update scheduled_workouts day set workout_id = shown.id, workout_name = shown.name,
          total_dur_seconds = shown.total_dur_seconds
        from workouts shown, group_schedule_workouts slot
        where shown.id = ${shownId} and slot.id = ${scope.slotId} and ${isAhead(scope)}
          and day.workout_id = any(slot.workout_id || slot.week_workout_ids)`);
      await db.execute(sql`
        update user_schedule_workouts planned set workout_id = ${shownId}, week_workout_ids = null
        where planned.workout_id = ${scope.workoutId} and ${isMembers(scope)}`);
      await db.execute(sql`
        update group_schedule_workouts set workout_id = ${shownId}, week_workout_ids = null
        where id = ${scope.slotId}`);
    },
  };
}

const isMembers = ({ slotId, scheduleIds }: GroupEditScope): SQL => sql`(
  planned.user_schedule_id = any(${sql.param([...scheduleIds])}::int[])
  and planned.group_schedule_workout_id = ${slotId})`;

const isAhead = (scope: GroupEditScope): SQL => sql`(
  day.date >= ${scope.from} and not day.is_complete and day.plan_workout_id in (
    select planned.id from user_schedule_workouts planned where ${isMembers(scope)}))`;
