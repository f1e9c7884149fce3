import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { and, asc, eq, gte, lt, sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../../../database/database';
import {
  groupScheduleWorkouts,
  scheduledWorkouts,
  userSchedules,
  userScheduleWorkouts,
} from '../../../database/schema/schedules';
import { users } from '../../../database/schema/users';
import { type CalendarDaysQuery, calendarColumns } from '../schedules/schedules.repository';

export type DayRow = Awaited<ReturnType<ReturnType<typeof calendarRepository>['listWithSchedule']>>[number];
export type CompletionRow = Awaited<ReturnType<ReturnType<typeof calendarRepository>['countByDay']>>[number];
export type GroupDayRow = Awaited<ReturnType<ReturnType<typeof calendarRepository>['listOfGroup']>>[number];

export type GroupMemberRow = Awaited<
  ReturnType<ReturnType<typeof calendarRepository>['listMembersOfGroup']>
>[number];

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

const together = sql<string>`coalesce(${groupScheduleWorkouts.id}::text,
  concat_ws(' ', ${scheduledWorkouts.workoutId}, ${scheduledWorkouts.workoutName}, ${scheduledWorkouts.programName}))`;

const ofGroup = ({ trainerId, groupId, ...days }: GroupDaysQuery) =>
  and(
    eq(scheduledWorkouts.clientGroupId, groupId),
    eq(scheduledWorkouts.trainerId, trainerId),
    between(days),
  );

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

    /** Groups by the slot in the group's plan; the version that most members have is shown. */
    async listOfGroup(query: GroupDaysQuery) {
      const inPlan = sql`${scheduledWorkouts.workoutId} = workout_in_week(${groupScheduleWorkouts.weekWorkoutIds},
        ${groupScheduleWorkouts.workoutId}, ${userSchedules.startDate}, ${scheduledWorkouts.date})`;
      const shown = <T>(column: AnyPgColumn) =>
        sql<T>`coalesce(min(${column}) filter (where ${inPlan}), mode() within group (order by ${column}))`;
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
          together,
          total,
          completed,
        })
        .from(scheduledWorkouts)
        .innerJoin(userSchedules, eq(userSchedules.id, scheduledWorkouts.userScheduleId))
        .leftJoin(userScheduleWorkouts, eq(userScheduleWorkouts.id, scheduledWorkouts.planWorkoutId))
        .leftJoin(
          groupScheduleWorkouts,
          eq(groupScheduleWorkouts.id, userScheduleWorkouts.groupScheduleWorkoutId),
        )
        .where(ofGroup(query))
        .groupBy(scheduledWorkouts.date, together, groupScheduleWorkouts.id)
        .orderBy(asc(scheduledWorkouts.date), asc(sql`min(${scheduledWorkouts.id})`));
    },

    async listMembersOfGroup(query: GroupDaysQuery) {
      return db
        .select({
          date: scheduledWorkouts.date,
          together,
          id: users.id,
          firstName: users.firstName,
          lastName: users.lastName,
          avatarUrl: users.avatarUrl,
          isComplete: scheduledWorkouts.isComplete,
        })
        .from(scheduledWorkouts)
        .innerJoin(users, eq(users.id, scheduledWorkouts.clientId))
        .leftJoin(userScheduleWorkouts, eq(userScheduleWorkouts.id, scheduledWorkouts.planWorkoutId))
        .leftJoin(
          groupScheduleWorkouts,
          eq(groupScheduleWorkouts.id, userScheduleWorkouts.groupScheduleWorkoutId),
        )
        .where(ofGroup(query))
        .orderBy(asc(users.firstName), asc(users.lastName), asc(users.id));
    },
  };
}
