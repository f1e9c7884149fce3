import { inArray } from 'drizzle-orm';
import type { DatabaseHandle } from '../../../database/database';
import { userSchedules, userScheduleWorkouts } from '../../../database/schema/schedules';

export type NewSchedule = typeof userSchedules.$inferInsert;
export type PlanWorkoutRow = typeof userScheduleWorkouts.$inferSelect;
export type NewPlanWorkout = Omit<typeof userScheduleWorkouts.$inferInsert, 'userScheduleId'>;

export function planWriterRepository(db: DatabaseHandle) {
  return {
    async insertSchedule(schedule: NewSchedule): Promise<number> {
      const [made] = await db.insert(userSchedules).values(schedule).returning({ id: userSchedules.id });
      if (!made) throw new Error('The schedule was not made.');
      return made.id;
    },

    async insertWorkouts(userScheduleId: number, workouts: readonly NewPlanWorkout[]): Promise<void> {
      if (workouts.length === 0) return;
      await db
        .insert(userScheduleWorkouts)
        .values(workouts.map((workout) => ({ ...workout, userScheduleId })));
    },

    async listWorkouts(scheduleIds: readonly number[]) {
      return db
        .select()
        .from(userScheduleWorkouts)
        .where(inArray(userScheduleWorkouts.userScheduleId, [...scheduleIds]))
        .orderBy(userScheduleWorkouts.userScheduleId, userScheduleWorkouts.ordinal);
    },
  };
}
