import { and, eq, sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../../../database/database';
import { scheduledWorkouts, userScheduleWorkouts } from '../../../database/schema/schedules';
import { calendarColumns, type CalendarRow } from './schedules.repository';
import type { ClientOfTrainer } from './schedulesOverview.repository';

export interface DayOfPlan extends CalendarRow {
  readonly planWorkoutId: number | null;
}

export interface MoveOfDay {
  readonly date: string;
  /** The rule includes the old day, so that day has to be skipped. */
  readonly leavesRule: boolean;
  /** A new run of the plan leaves the workout in place. */
  readonly isMoved: boolean;
}

export interface Completion {
  readonly isComplete: boolean;
  readonly at: Date;
}

/** Each change is conditional on what the caller saw; null when that no longer exists. */
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

    async findAndLock(client: ClientOfTrainer, id: number): Promise<DayOfPlan | null> {
      const [day] = await select(client, id).for('update');
      return day ?? null;
    },

    /** The client knows only the id of the workout, so the trainer is looked up. */
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

    async unskip(slotId: number, date: string): Promise<void> {
      await db
        .update(userScheduleWorkouts)
        .set({ skippedDates: sql`array_remove(${userScheduleWorkouts.skippedDates}, ${date}::date)` })
        .where(eq(userScheduleWorkouts.id, slotId));
    },

    /** Returns 1, or 0 when the workout has been completed meanwhile. */
    async remove(day: DayOfPlan): Promise<number> {
      const { rowCount } = await db.delete(scheduledWorkouts).where(stillAhead(day));
      if (rowCount) await skip(db, day);
      return rowCount ?? 0;
    },

    /** Null when deleted; a repeated call keeps the first time. */
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
