import { and, eq, sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../../../database/database';
import { scheduledWorkouts, userScheduleWorkouts } from '../../../database/schema/schedules';
import { calendarColumns, type CalendarRow } from './schedules.repository';
import type { ClientOfTrainer } from './schedulesOverview.repository';

/** A workout of the calendar with its place in the plan. */
export interface DayOfPlan extends CalendarRow {
  readonly planWorkoutId: number | null;
}

export interface MoveOfDay {
  readonly date: string;
  /** The rule would put the workout on its old day again. */
  readonly leavesRule: boolean;
  /** A new run of the plan leaves it where it is now. */
  readonly isMoved: boolean;
}

export interface Completion {
  readonly isComplete: boolean;
  readonly at: Date;
}

/** Single workouts on a calendar. Each change is conditional on what was seen, and answers null when that is gone. */
export function scheduledDaysRepository(db: DatabaseHandle) {
  const select = ({ trainerId, clientId }: ClientOfTrainer, id: number) =>
    db
      .select({ ...calendarColumns, planWorkoutId: scheduledWorkouts.planWorkoutId })
      .from(scheduledWorkouts)
      .where(
        and(
          eq(scheduledWorkouts.id, id),
          eq(scheduledWorkouts.clientId, clientId),
          eq(scheduledWorkouts.trainerId, trainerId),
        ),
      );

  return {
    async find(client: ClientOfTrainer, id: number): Promise<DayOfPlan | null> {
      const [day] = await select(client, id);
      return day ?? null;
    },

    /** Until the transaction ends, others who change the same workout wait. */
    async findAndLock(client: ClientOfTrainer, id: number): Promise<DayOfPlan | null> {
      const [day] = await select(client, id).for('update');
      return day ?? null;
    },

    /** Whose trainer planned it: for the client, who knows the workout's number alone. */
    async findTrainer(clientId: number, id: number): Promise<number | null> {
      const [day] = await db
        .select({ trainerId: scheduledWorkouts.trainerId })
        .from(scheduledWorkouts)
        .where(and(eq(scheduledWorkouts.id, id), eq(scheduledWorkouts.clientId, clientId)));
      return day?.trainerId ?? null;
    },

    async move(day: DayOfPlan, { date, leavesRule, isMoved }: MoveOfDay): Promise<CalendarRow | null> {
      const [moved] = await db
        .update(scheduledWorkouts)
        .set({ date, isMoved })
        .where(stillAhead(day))
        .returning(calendarColumns);
      if (moved && leavesRule) await skip(db, day);
      return moved ?? null;
    },

    /** The rule puts a workout on this day again. */
    async unskip(slotId: number, date: string): Promise<void> {
      await db
        .update(userScheduleWorkouts)
        .set({ skippedDates: sql`array_remove(${userScheduleWorkouts.skippedDates}, ${date}::date)` })
        .where(eq(userScheduleWorkouts.id, slotId));
    },

    /** Answers how many were taken off: one, or none when it is done by now. */
    async remove(day: DayOfPlan): Promise<number> {
      const { rowCount } = await db.delete(scheduledWorkouts).where(stillAhead(day));
      if (rowCount) await skip(db, day);
      return rowCount ?? 0;
    },

    /** Null when it is gone; a repetition changes nothing and keeps the first moment. */
    async complete(id: number, { isComplete, at }: Completion): Promise<CalendarRow | null> {
      const [day] = await db
        .update(scheduledWorkouts)
        .set({
          isComplete,
          completedAt: isComplete
            ? sql`coalesce(${scheduledWorkouts.completedAt}, ${at.toISOString()})`
            : null,
        })
        .where(eq(scheduledWorkouts.id, id))
        .returning(calendarColumns);
      return day ?? null;
    },
  };
}

const stillAhead = ({ id, date }: DayOfPlan) =>
  and(
    eq(scheduledWorkouts.id, id),
    eq(scheduledWorkouts.date, date),
    eq(scheduledWorkouts.isComplete, false),
  );

/** The rule does not put the workout on this day again, unless the same workout stands there once more. */
async function skip(db: DatabaseHandle, { planWorkoutId, userScheduleId, date }: DayOfPlan): Promise<void> {
  if (planWorkoutId === null) return;
  await db
    .update(userScheduleWorkouts)
    .set({ skippedDates: sql`array_append(${userScheduleWorkouts.skippedDates}, ${date}::date)` })
    .where(
      and(
        eq(userScheduleWorkouts.id, planWorkoutId),
        sql`not exists (select 1 from scheduled_workouts other where other.user_schedule_id = ${userScheduleId}
          and other.plan_workout_id = ${planWorkoutId} and other.date = ${date})`,
      ),
    );
}
