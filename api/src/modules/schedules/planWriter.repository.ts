import { and, desc, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../../database/database';
import { userSchedules, userScheduleWorkouts } from '../../database/schema/schedules';

export type NewSchedule = typeof userSchedules.$inferInsert;
export type NewPlanWorkout = Omit<typeof userScheduleWorkouts.$inferInsert, 'userScheduleId'>;

export interface SameRequest {
  readonly trainerId: number;
  readonly clientId: number;
  readonly requestHash: string;
  readonly withinSeconds: number;
}

/** Writes schedules and the workouts of their plans. */
export function planWriterRepository(db: DatabaseHandle) {
  return {
    /** The schedule the same request made just before, if nothing has changed it since. */
    async findSame({ trainerId, clientId, requestHash, withinSeconds }: SameRequest): Promise<number | null> {
      const [found] = await db
        .select({ id: userSchedules.id })
        .from(userSchedules)
        .where(
          and(
            eq(userSchedules.trainerId, trainerId),
            eq(userSchedules.clientId, clientId),
            eq(userSchedules.requestHash, requestHash),
            eq(userSchedules.version, 1),
            isNull(userSchedules.groupScheduleId),
            isNull(userSchedules.cancelledAt),
            gt(userSchedules.createdAt, sql`now() - make_interval(secs => ${withinSeconds})`),
          ),
        )
        .orderBy(desc(userSchedules.id))
        .limit(1);
      return found?.id ?? null;
    },

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
