import { and, asc, desc, eq, gte, lte, type SQL, sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../../../database/database';
import { uploadedMedia } from '../../../database/schema/media';
import { scheduledWorkouts, userSchedules, userScheduleWorkouts } from '../../../database/schema/schedules';
import { programCategories, programs, workouts } from '../../../database/schema/workouts';
import type { WorkoutContent } from '../../library/workouts/workoutContent.repository';
import { workoutColumns } from '../../library/workouts/workouts.repository';

type Repository = ReturnType<typeof schedulesOverviewRepository>;
export type SummaryRow = Awaited<ReturnType<Repository['list']>>[number];
export type PlanWorkoutRow = Awaited<ReturnType<Repository['listPlanWorkouts']>>[number];
export type ScheduleDayRow = Awaited<ReturnType<Repository['listDays']>>[number];

export interface ScheduleWithDays {
  readonly schedule: SummaryRow;
  readonly workouts: readonly PlanWorkoutRow[];
  readonly days: readonly ScheduleDayRow[];
  readonly content: WorkoutContent;
}

export interface ClientOfTrainer {
  readonly trainerId: number;
  readonly clientId: number;
}

interface Page {
  readonly limit: number;
  readonly offset: number;
}

const countOf = (what: string) => sql<number>`(select count(*)::int ${sql.raw(what)})`;

const summaryColumns = {
  id: userSchedules.id,
  programId: userSchedules.programId,
  programName: userSchedules.programName,
  programOwnerId: programs.ownerId,
  categoryId: userSchedules.programCategoryId,
  categoryLabel: programCategories.label,
  startDate: userSchedules.startDate,
  endDate: userSchedules.endDate,
  repetition: userSchedules.repetition,
  cancelledAt: userSchedules.cancelledAt,
  version: userSchedules.version,
  clientGroupId: userSchedules.clientGroupId,
  groupScheduleId: userSchedules.groupScheduleId,
  workoutCount: countOf('from user_schedule_workouts where user_schedule_id = user_schedules.id'),
  scheduledCount: countOf('from scheduled_workouts where user_schedule_id = user_schedules.id'),
  completedCount: countOf(
    'from scheduled_workouts where user_schedule_id = user_schedules.id and is_complete',
  ),
} as const;

const otherDay = (isMeant: SQL) =>
  sql<string | null>`(select min(other.date)::text from scheduled_workouts other where ${isMeant})`;

export function schedulesOverviewRepository(db: DatabaseHandle) {
  const summaries = ({ trainerId, clientId }: ClientOfTrainer, scheduleId?: number) =>
    db
      .select(summaryColumns)
      .from(userSchedules)
      .innerJoin(programCategories, eq(programCategories.id, userSchedules.programCategoryId))
      .leftJoin(programs, eq(programs.id, userSchedules.programId))
      .where(
        and(
          eq(userSchedules.clientId, clientId),
          eq(userSchedules.trainerId, trainerId),
          scheduleId === undefined ? undefined : eq(userSchedules.id, scheduleId),
        ),
      );

  return {
    async list(client: ClientOfTrainer, { limit, offset }: Page) {
      return summaries(client)
        .orderBy(desc(userSchedules.startDate), desc(userSchedules.id))
        .limit(limit)
        .offset(offset);
    },

    async find(client: ClientOfTrainer, scheduleId: number) {
      const [schedule] = await summaries(client, scheduleId);
      return schedule ?? null;
    },

    async findOwn(clientId: number, scheduleId: number) {
      const [schedule] = await db
        .select({ trainerId: userSchedules.trainerId, categoryLabel: programCategories.label })
        .from(userSchedules)
        .innerJoin(programCategories, eq(programCategories.id, userSchedules.programCategoryId))
        .where(and(eq(userSchedules.id, scheduleId), eq(userSchedules.clientId, clientId)));
      return schedule ?? null;
    },

    async listPlanWorkouts(scheduleId: number) {
      return db
        .select({
          id: userScheduleWorkouts.id,
          workoutId: workouts.id,
          name: workouts.name,
          description: workouts.description,
          exerciseCount: workouts.exerciseCount,
          totalDurSeconds: workouts.totalDurSeconds,
          daysOfWeek: userScheduleWorkouts.daysOfWeek,
          skippedDates: userScheduleWorkouts.skippedDates,
          weekWorkoutIds: userScheduleWorkouts.weekWorkoutIds,
          ownerId: workouts.ownerId,
          media: workoutColumns.media,
        })
        .from(userScheduleWorkouts)
        .innerJoin(workouts, eq(workouts.id, userScheduleWorkouts.workoutId))
        .leftJoin(uploadedMedia, eq(uploadedMedia.id, workouts.uploadedMediaId))
        .where(eq(userScheduleWorkouts.userScheduleId, scheduleId))
        .orderBy(asc(userScheduleWorkouts.ordinal));
    },

    async listDays(scheduleId: number, from: string | undefined, to: string | undefined) {
      return db
        .select({
          id: scheduledWorkouts.id,
          date: scheduledWorkouts.date,
          workoutId: scheduledWorkouts.workoutId,
          workoutName: scheduledWorkouts.workoutName,
          planWorkoutId: scheduledWorkouts.planWorkoutId,
          isMoved: scheduledWorkouts.isMoved,
          isComplete: scheduledWorkouts.isComplete,
          completedAt: scheduledWorkouts.completedAt,
          makesUpFor: otherDay(sql`other.id = ${scheduledWorkouts.makesUpFor}`),
          madeUpOn: otherDay(sql`other.makes_up_for = ${scheduledWorkouts.id}`),
        })
        .from(scheduledWorkouts)
        .where(
          and(
            eq(scheduledWorkouts.userScheduleId, scheduleId),
            from === undefined ? undefined : gte(scheduledWorkouts.date, from),
            to === undefined ? undefined : lte(scheduledWorkouts.date, to),
          ),
        )
        .orderBy(asc(scheduledWorkouts.date), asc(scheduledWorkouts.id));
    },
  };
}
