import { and, eq, gte, lt, sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../../../database/database';
import { scheduledWorkouts, userScheduleWorkouts } from '../../../database/schema/schedules';
import { workouts } from '../../../database/schema/workouts';

interface PlannedDay {
  readonly id: number;
  readonly userScheduleId: number;
  readonly workoutId: number;
  readonly planWorkoutId: number | null;
}

/** One day alone, or all days from it on together with the slot. */
export interface EditScope {
  readonly day: PlannedDay;
  readonly from: string;
  readonly isOneDay: boolean;
}

export function planCopiesRepository(db: DatabaseHandle) {
  const aheadOf = ({ day, from, isOneDay }: EditScope) => {
    const isInSlot = and(
      eq(scheduledWorkouts.userScheduleId, day.userScheduleId),
      eq(scheduledWorkouts.planWorkoutId, day.planWorkoutId ?? 0),
      gte(scheduledWorkouts.date, from),
    );
    return and(
      isOneDay || day.planWorkoutId === null ? eq(scheduledWorkouts.id, day.id) : isInSlot,
      eq(scheduledWorkouts.isComplete, false),
    );
  };

  return {
    async insert(
      workout: Readonly<Pick<typeof workouts.$inferInsert, 'name' | 'description'>> & {
        readonly ownerId: number;
      },
    ): Promise<number> {
      const [made] = await db
        .insert(workouts)
        .values({ ...workout, isScheduleCopy: true })
        .returning({ id: workouts.id });
      if (!made) throw new Error('The workout was not made.');
      return made.id;
    },

    /** Earlier days keep their workout, also in a new run. */
    async show(scope: EditScope, workoutId: number): Promise<void> {
      const { day, from, isOneDay } = scope;
      const shown = {
        workoutId,
        workoutName: sql`(select name from workouts where id = ${workoutId})`,
        totalDurSeconds: sql`(select total_dur_seconds from workouts where id = ${workoutId})`,
      };
      await db
        .update(scheduledWorkouts)
        .set(isOneDay ? { ...shown, isMoved: true } : shown)
        .where(aheadOf(scope));
      if (isOneDay || day.planWorkoutId === null) return;
      await db
        .update(scheduledWorkouts)
        .set({ isMoved: true })
        .where(
          and(
            eq(scheduledWorkouts.userScheduleId, day.userScheduleId),
            eq(scheduledWorkouts.planWorkoutId, day.planWorkoutId),
            lt(scheduledWorkouts.date, from),
            eq(scheduledWorkouts.isComplete, false),
          ),
        );
      await db
        .update(userScheduleWorkouts)
        .set({ workoutId, weekWorkoutIds: null })
        .where(eq(userScheduleWorkouts.id, day.planWorkoutId));
    },

    /** True when the workout can be edited in place instead of copied. */
    async isShownInScopeOnly(scope: EditScope): Promise<boolean> {
      const { day, isOneDay } = scope;
      const kept = isOneDay ? 0 : (day.planWorkoutId ?? 0);
      const { rows } = await db.execute<{ is_alone: boolean }>(sql`select
        (select is_schedule_copy from workouts where id = ${day.workoutId})
        and not exists (select 1 from ${scheduledWorkouts}
          where ${scheduledWorkouts.workoutId} = ${day.workoutId} and (${aheadOf(scope)}) is not true)
        and not exists (select 1 from user_schedule_workouts where workout_id = ${day.workoutId} and id <> ${kept})
        and not exists (select 1 from group_schedule_workouts where workout_id = ${day.workoutId}) as is_alone`);
      return rows[0]?.is_alone ?? false;
    },
  };
}
