import { and, eq, inArray } from 'drizzle-orm';
import type { DatabaseHandle } from '../../../database/database';
import { scheduledWorkouts, userSchedules } from '../../../database/schema/schedules';
import type { ClientOfTrainer } from '../schedules/schedulesOverview.repository';

export interface SourceDay {
  readonly id: number;
  readonly date: string;
  readonly workoutId: number;
  readonly workoutName: string;
  readonly userScheduleId: number;
}

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
          userScheduleId: scheduledWorkouts.userScheduleId,
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
  };
}
