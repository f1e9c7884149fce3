import { and, asc, eq, gte, lt } from 'drizzle-orm';
import type { DatabaseHandle } from '../../database/database';
import { scheduledWorkouts } from '../../database/schema/schedules';

/** What the calendars show of a day's workout. */
export const calendarColumns = {
  id: scheduledWorkouts.id,
  date: scheduledWorkouts.date,
  workoutName: scheduledWorkouts.workoutName,
  programName: scheduledWorkouts.programName,
  programCategoryName: scheduledWorkouts.programCategoryName,
  userScheduleId: scheduledWorkouts.userScheduleId,
  workoutId: scheduledWorkouts.workoutId,
  totalDurSeconds: scheduledWorkouts.totalDurSeconds,
  isComplete: scheduledWorkouts.isComplete,
  clientGroupId: scheduledWorkouts.clientGroupId,
} as const;

export interface CalendarDaysQuery {
  readonly trainerId: number;
  readonly clientId: number;
  /** First date wanted. */
  readonly from: string;
  /** First date not wanted any more. */
  readonly until: string;
}

export type CalendarRow = Awaited<ReturnType<ReturnType<typeof schedulesRepository>['listDays']>>[number];

export function schedulesRepository(db: DatabaseHandle) {
  return {
    /** Answered from `scheduled_workouts_month_idx` alone: every column read here stands in that index. */
    async listDays({ trainerId, clientId, from, until }: CalendarDaysQuery) {
      return db
        .select(calendarColumns)
        .from(scheduledWorkouts)
        .where(
          and(
            eq(scheduledWorkouts.clientId, clientId),
            eq(scheduledWorkouts.trainerId, trainerId),
            gte(scheduledWorkouts.date, from),
            lt(scheduledWorkouts.date, until),
          ),
        )
        .orderBy(asc(scheduledWorkouts.date), asc(scheduledWorkouts.id));
    },
  };
}
