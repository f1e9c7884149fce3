import { and, eq, inArray, sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../../../database/database';
import {
  groupSchedules,
  groupScheduleWorkouts,
  scheduledWorkouts,
  userSchedules,
} from '../../../database/schema/schedules';
import { workouts } from '../../../database/schema/workouts';
import type { GroupOfTrainer } from '../groupSchedules/groupSchedules.repository';
import type { ClientOfTrainer } from '../schedules/schedulesOverview.repository';

export interface SourceDay {
  readonly id: number;
  readonly date: string;
  readonly workoutId: number;
  readonly workoutName: string;
  readonly scheduleId: number;
}

/** Of a client, or of a group for all members. */
export interface SourceSchedule {
  readonly id: number;
  readonly programId: number | null;
  readonly programName: string | null;
  readonly programCategoryId: number;
}

export function calendarEditsRepository(db: DatabaseHandle) {
  return {
    async listDays({ trainerId, clientId }: ClientOfTrainer, ids: readonly number[]): Promise<SourceDay[]> {
      return db
        .select({
          id: scheduledWorkouts.id,
          date: scheduledWorkouts.date,
          workoutId: scheduledWorkouts.workoutId,
          workoutName: scheduledWorkouts.workoutName,
          scheduleId: scheduledWorkouts.userScheduleId,
        })
        .from(scheduledWorkouts)
        .where(
          and(
            inArray(scheduledWorkouts.id, [...ids]),
            eq(scheduledWorkouts.clientId, clientId),
            eq(scheduledWorkouts.trainerId, trainerId),
          ),
        );
    },

    /** The days on which members have workouts of the group's schedules; `id` is that of the planned workout. */
    async listGroupDays(
      { trainerId, groupId }: GroupOfTrainer,
      planWorkoutIds: readonly number[],
    ): Promise<SourceDay[]> {
      const { rows } = await db.execute<Record<string, unknown> & SourceDay>(sql`
        select distinct slot.id, day.date::text as date, workout.id as "workoutId",
          workout.name as "workoutName", plan.id as "scheduleId"
        from ${groupScheduleWorkouts} slot
          join ${groupSchedules} plan on plan.id = slot.group_schedule_id
          join user_schedule_workouts planned on planned.group_schedule_workout_id = slot.id
          join ${scheduledWorkouts} day on day.user_schedule_id = planned.user_schedule_id
            and day.plan_workout_id = planned.id
          join ${workouts} workout on workout.id =
            workout_in_week(slot.week_workout_ids, slot.workout_id, plan.start_date, day.date)
        where slot.id = any(${sql.param([...planWorkoutIds])}::int[])
          and plan.client_group_id = ${groupId} and plan.trainer_id = ${trainerId}
          and day.client_group_id = ${groupId}`);
      return rows;
    },

    async listSchedules(ids: readonly number[]): Promise<SourceSchedule[]> {
      return db
        .select({
          id: userSchedules.id,
          programId: userSchedules.programId,
          programName: userSchedules.programName,
          programCategoryId: userSchedules.programCategoryId,
        })
        .from(userSchedules)
        .where(inArray(userSchedules.id, [...ids]))
        .orderBy(userSchedules.id);
    },

    async listGroupSchedules(ids: readonly number[]): Promise<SourceSchedule[]> {
      return db
        .select({
          id: groupSchedules.id,
          programId: groupSchedules.programId,
          programName: groupSchedules.programName,
          programCategoryId: groupSchedules.programCategoryId,
        })
        .from(groupSchedules)
        .where(inArray(groupSchedules.id, [...ids]))
        .orderBy(groupSchedules.id);
    },
  };
}
