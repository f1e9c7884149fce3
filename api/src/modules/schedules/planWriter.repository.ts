import { and, desc, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../../database/database';
import { userSchedules, userScheduleWorkouts } from '../../database/schema/schedules';

export type NewSchedule = typeof userSchedules.$inferInsert;
export type NewPlanWorkout = Omit<typeof userScheduleWorkouts.$inferInsert, 'userScheduleId'>;

/** A workout of a plan, named by its ordinal, on a day. */
export interface PlanDay {
  readonly date: string;
  readonly ordinal: number;
}

export interface SameRequest {
  readonly trainerId: number;
  readonly clientId: number;
  readonly requestHash: string;
  readonly withinSeconds: number;
}

/** Writes schedules and their days. However many days there are, they are one statement. */
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

    /**
     * Puts the workouts of schedules on days. Left out are days a workout was taken off, and days it is on already
     * because it is done there or was moved there.
     */
    async insertDays(scheduleIds: readonly number[], days: readonly PlanDay[]): Promise<number> {
      if (days.length === 0 || scheduleIds.length === 0) return 0;
      const inserted = await db.execute(sql`
        insert into scheduled_workouts (user_schedule_id, plan_workout_id, trainer_id, client_id, workout_id,
          client_group_id, date, workout_name, program_name, program_category_name, total_dur_seconds)
        select schedule.id, planned.id, schedule.trainer_id, schedule.client_id, planned.workout_id,
          schedule.client_group_id, day.date, workout.name, schedule.program_name, category.label,
          workout.total_dur_seconds
        from unnest(${sql.param(days.map(({ date }) => date))}::date[],
            ${sql.param(days.map(({ ordinal }) => ordinal))}::int[]) as day (date, ordinal)
          cross join user_schedules schedule
          join user_schedule_workouts planned
            on planned.user_schedule_id = schedule.id and planned.ordinal = day.ordinal
          join workouts workout on workout.id = planned.workout_id
          join program_categories category on category.id = schedule.program_category_id
        where schedule.id = any(${sql.param([...scheduleIds])}::int[])
          and not day.date = any(planned.skipped_dates)
          and not exists (select 1 from scheduled_workouts present where present.user_schedule_id = schedule.id
            and present.plan_workout_id = planned.id and present.date = day.date)
        order by schedule.id, day.date, day.ordinal`);
      return inserted.rowCount ?? 0;
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
