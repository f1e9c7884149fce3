import { and, asc, eq, gte, lt, sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../../database/database';
import { scheduledWorkouts, userSchedules } from '../../database/schema/schedules';
import { type CalendarDaysQuery, calendarColumns } from './schedules.repository';

export type DayRow = Awaited<ReturnType<ReturnType<typeof calendarRepository>['listWithSchedule']>>[number];
export type CompletionRow = Awaited<ReturnType<ReturnType<typeof calendarRepository>['countByDay']>>[number];
export type GroupDayRow = Awaited<ReturnType<ReturnType<typeof calendarRepository>['listOfGroup']>>[number];

export interface GroupDaysQuery {
  readonly trainerId: number;
  readonly groupId: number;
  readonly from: string;
  readonly until: string;
}

const total = sql<number>`count(*)::int`;
const completed = sql<number>`(count(*) filter (where ${scheduledWorkouts.isComplete}))::int`;
const between = ({ from, until }: { readonly from: string; readonly until: string }) =>
  and(gte(scheduledWorkouts.date, from), lt(scheduledWorkouts.date, until));

/** Days of a client's or a group's calendar, read for one trainer. */
export function calendarRepository(db: DatabaseHandle) {
  const ofClient = ({ trainerId, clientId, ...days }: CalendarDaysQuery) =>
    and(eq(scheduledWorkouts.clientId, clientId), eq(scheduledWorkouts.trainerId, trainerId), between(days));

  return {
    async listWithSchedule(query: CalendarDaysQuery) {
      return db
        .select({
          ...calendarColumns,
          startDate: userSchedules.startDate,
          endDate: userSchedules.endDate,
        })
        .from(scheduledWorkouts)
        .innerJoin(userSchedules, eq(userSchedules.id, scheduledWorkouts.userScheduleId))
        .where(ofClient(query))
        .orderBy(asc(scheduledWorkouts.date), asc(scheduledWorkouts.id));
    },

    async countByDay(query: CalendarDaysQuery) {
      return db
        .select({ date: scheduledWorkouts.date, total, completed })
        .from(scheduledWorkouts)
        .where(ofClient(query))
        .groupBy(scheduledWorkouts.date)
        .orderBy(asc(scheduledWorkouts.date));
    },

    /** Each workout of a day once, however many members do it. */
    async listOfGroup({ trainerId, groupId, ...days }: GroupDaysQuery) {
      const columns = {
        date: scheduledWorkouts.date,
        workoutId: scheduledWorkouts.workoutId,
        workoutName: scheduledWorkouts.workoutName,
        programName: scheduledWorkouts.programName,
        programCategoryName: scheduledWorkouts.programCategoryName,
        totalDurSeconds: scheduledWorkouts.totalDurSeconds,
      };
      return db
        .select({ ...columns, total, completed })
        .from(scheduledWorkouts)
        .where(
          and(
            eq(scheduledWorkouts.clientGroupId, groupId),
            eq(scheduledWorkouts.trainerId, trainerId),
            between(days),
          ),
        )
        .groupBy(...Object.values(columns))
        .orderBy(asc(scheduledWorkouts.date), asc(scheduledWorkouts.workoutId));
    },
  };
}
