import type { PresentWorkout } from '@formline/shared/domain/scheduling/rescheduling';
import { and, eq, gte, inArray, notInArray, sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../../../database/database';
import { scheduledWorkouts, userSchedules } from '../../../database/schema/schedules';
import type { ClientOfTrainer } from './schedulesOverview.repository';

export type ScheduleRow = typeof userSchedules.$inferSelect;
export type ScheduleChanges = Partial<typeof userSchedules.$inferInsert>;

export interface PresentRow extends PresentWorkout {
  readonly id: number;
}

/** Past and completed work is history and is never changed here. */
export function planChangesRepository(db: DatabaseHandle) {
  const ahead = (scheduleIds: readonly number[], from: string) =>
    and(
      inArray(scheduledWorkouts.userScheduleId, [...scheduleIds]),
      gte(scheduledWorkouts.date, from),
      eq(scheduledWorkouts.isComplete, false),
    );

  return {
    async lock({ trainerId, clientId }: ClientOfTrainer, scheduleId: number): Promise<ScheduleRow | null> {
      const [schedule] = await db
        .select()
        .from(userSchedules)
        .where(
          and(
            eq(userSchedules.id, scheduleId),
            eq(userSchedules.clientId, clientId),
            eq(userSchedules.trainerId, trainerId),
          ),
        )
        .for('update');
      return schedule ?? null;
    },

    async lockAll({ trainerId, clientId }: ClientOfTrainer): Promise<number[]> {
      const schedules = await db
        .select({ id: userSchedules.id })
        .from(userSchedules)
        .where(and(eq(userSchedules.clientId, clientId), eq(userSchedules.trainerId, trainerId)))
        .orderBy(userSchedules.id)
        .for('update');
      return schedules.map(({ id }) => id);
    },

    async listOfProgram({ trainerId, clientId }: ClientOfTrainer, programId: number) {
      return db
        .select({
          id: userSchedules.id,
          startDate: userSchedules.startDate,
          endDate: userSchedules.endDate,
        })
        .from(userSchedules)
        .where(
          and(
            eq(userSchedules.clientId, clientId),
            eq(userSchedules.trainerId, trainerId),
            eq(userSchedules.programId, programId),
          ),
        );
    },

    async update(scheduleId: number, changes: ScheduleChanges): Promise<void> {
      await db
        .update(userSchedules)
        .set({ ...changes, version: sql`${userSchedules.version} + 1` })
        .where(eq(userSchedules.id, scheduleId));
    },

    async removeAhead(scheduleIds: readonly number[], from: string): Promise<number> {
      const removed = await db.delete(scheduledWorkouts).where(ahead(scheduleIds, from));
      return removed.rowCount ?? 0;
    },

    /** Locks the rows, so that nobody completes one until the transaction ends. */
    async listFrom(scheduleId: number, from: string): Promise<PresentRow[]> {
      return db
        .select({
          id: scheduledWorkouts.id,
          scheduleWorkoutId: scheduledWorkouts.planWorkoutId,
          date: scheduledWorkouts.date,
          isMoved: scheduledWorkouts.isMoved,
          isComplete: scheduledWorkouts.isComplete,
        })
        .from(scheduledWorkouts)
        .where(and(eq(scheduledWorkouts.userScheduleId, scheduleId), gte(scheduledWorkouts.date, from)))
        .orderBy(scheduledWorkouts.id)
        .for('update');
    },

    async removeReplaced(
      scheduleId: number,
      { from, kept }: { readonly from: string; readonly kept: readonly PresentRow[] },
    ): Promise<void> {
      const keptIds = kept.map(({ id }) => id);
      await db
        .delete(scheduledWorkouts)
        .where(and(ahead([scheduleId], from), notInArray(scheduledWorkouts.id, keptIds)));
    },

    /** A schedule with nothing left on the calendar is deleted, another ends with its last day. */
    async endPlans(scheduleIds: readonly number[], from: string): Promise<number> {
      const removed = await this.removeAhead(scheduleIds, from);
      await this.deleteEmpty(scheduleIds);
      await this.endWithLastDay(scheduleIds);
      return removed;
    },

    async hasLog(scheduleId: number): Promise<boolean> {
      const { rows } = await db.execute<{ has_log: boolean }>(sql`select exists (
        select 1 from logged_workouts log join scheduled_workouts day on day.id = log.scheduled_workout_id
        where day.user_schedule_id = ${scheduleId}) as has_log`);
      return rows[0]?.has_log ?? false;
    },

    /** With its workouts and its days. */
    async deleteWhole(scheduleId: number): Promise<void> {
      await db.delete(userSchedules).where(eq(userSchedules.id, scheduleId));
    },

    async deleteEmpty(scheduleIds: readonly number[]): Promise<void> {
      await db
        .delete(userSchedules)
        .where(
          and(
            inArray(userSchedules.id, [...scheduleIds]),
            sql`not exists (select 1 from scheduled_workouts day where day.user_schedule_id = ${userSchedules.id})`,
          ),
        );
    },

    async endWithLastDay(scheduleIds: readonly number[]): Promise<void> {
      await db.execute(sql`
        update user_schedules schedule set end_date = greatest(schedule.start_date, last.date)
        from (select user_schedule_id, max(date) as date from scheduled_workouts
          where user_schedule_id = any(${sql.param([...scheduleIds])}::int[]) group by user_schedule_id) last
        where schedule.id = last.user_schedule_id and last.date < schedule.end_date`);
    },
  };
}
