import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { and, asc, eq, gte, lt, sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../../database/database';
import {
  groupScheduleWorkouts,
  scheduledWorkouts,
  userSchedules,
  userScheduleWorkouts,
} from '../../database/schema/schedules';
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

    /**
     * Each workout of a day once, however many members do it. Members' workouts belong together when they come from the
     * same place of the group's plan, even where one was changed for a member: it is shown as most of them have it.
     */
    async listOfGroup({ trainerId, groupId, ...days }: GroupDaysQuery) {
      const inPlan = sql`${scheduledWorkouts.workoutId} = ${groupScheduleWorkouts.workoutId}`;
      const shown = <T>(column: AnyPgColumn) =>
        sql<T>`coalesce(min(${column}) filter (where ${inPlan}), mode() within group (order by ${column}))`;
      const together = sql`coalesce(${groupScheduleWorkouts.id}::text,
        concat_ws(' ', ${scheduledWorkouts.workoutId}, ${scheduledWorkouts.workoutName}, ${scheduledWorkouts.programName}))`;
      return db
        .select({
          date: scheduledWorkouts.date,
          groupScheduleId: groupScheduleWorkouts.groupScheduleId,
          planWorkoutId: groupScheduleWorkouts.id,
          workoutId: shown<number>(scheduledWorkouts.workoutId),
          workoutName: shown<string>(scheduledWorkouts.workoutName),
          programName: shown<string | null>(scheduledWorkouts.programName),
          programCategoryName: shown<string>(scheduledWorkouts.programCategoryName),
          totalDurSeconds: shown<number>(scheduledWorkouts.totalDurSeconds),
          total,
          completed,
        })
        .from(scheduledWorkouts)
        .leftJoin(userScheduleWorkouts, eq(userScheduleWorkouts.id, scheduledWorkouts.planWorkoutId))
        .leftJoin(
          groupScheduleWorkouts,
          eq(groupScheduleWorkouts.id, userScheduleWorkouts.groupScheduleWorkoutId),
        )
        .where(
          and(
            eq(scheduledWorkouts.clientGroupId, groupId),
            eq(scheduledWorkouts.trainerId, trainerId),
            between(days),
          ),
        )
        .groupBy(scheduledWorkouts.date, together, groupScheduleWorkouts.id)
        .orderBy(asc(scheduledWorkouts.date), asc(sql`min(${scheduledWorkouts.id})`));
    },
  };
}
