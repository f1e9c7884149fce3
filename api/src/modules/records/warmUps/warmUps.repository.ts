import { and, asc, eq, gte, inArray, isNull, or, sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../../../database/database';
import { scheduledWorkouts, userSchedules } from '../../../database/schema/schedules';
import { workouts } from '../../../database/schema/workouts';
import type { ClientOfTrainer } from '../../scheduling/schedules/schedulesOverview.repository';

export type DayAhead = Awaited<ReturnType<ReturnType<typeof warmUpsRepository>['listAhead']>>[number];

/** More days ahead are not searched for workouts that can be changed. */
const MOST_DAYS_AHEAD = 200;

export function warmUpsRepository(db: DatabaseHandle) {
  return {
    /** Undone workouts from a day on, group sessions included. */
    async listAhead({ trainerId, clientId }: ClientOfTrainer, from: string) {
      return db
        .select({
          id: scheduledWorkouts.id,
          date: scheduledWorkouts.date,
          workoutId: scheduledWorkouts.workoutId,
          workoutName: scheduledWorkouts.workoutName,
          isMoved: scheduledWorkouts.isMoved,
          scheduleId: userSchedules.id,
          scheduleVersion: userSchedules.version,
          groupId: scheduledWorkouts.clientGroupId,
        })
        .from(scheduledWorkouts)
        .innerJoin(userSchedules, eq(userSchedules.id, scheduledWorkouts.userScheduleId))
        .where(
          and(
            eq(scheduledWorkouts.clientId, clientId),
            eq(scheduledWorkouts.trainerId, trainerId),
            gte(scheduledWorkouts.date, from),
            eq(scheduledWorkouts.isComplete, false),
          ),
        )
        .orderBy(asc(scheduledWorkouts.date), asc(scheduledWorkouts.id))
        .limit(MOST_DAYS_AHEAD);
    },

    /** In the order of their ids, as every other change locks them. */
    async lockSchedulesOf({ trainerId, clientId }: ClientOfTrainer, dayIds: number[]): Promise<void> {
      await db
        .select({ id: userSchedules.id })
        .from(userSchedules)
        .where(
          and(
            eq(userSchedules.trainerId, trainerId),
            eq(userSchedules.clientId, clientId),
            inArray(
              userSchedules.id,
              db
                .select({ id: scheduledWorkouts.userScheduleId })
                .from(scheduledWorkouts)
                .where(inArray(scheduledWorkouts.id, dayIds)),
            ),
          ),
        )
        .orderBy(asc(userSchedules.id))
        .for('update');
      // Nobody completes a day until the transaction ends.
      await db
        .select({ id: scheduledWorkouts.id })
        .from(scheduledWorkouts)
        .where(and(inArray(scheduledWorkouts.id, dayIds), eq(scheduledWorkouts.clientId, clientId)))
        .orderBy(asc(scheduledWorkouts.id))
        .for('update');
    },

    /** The trainer's and the provider's, by id. The lock keeps them as they are until the transaction ends. */
    async lockVersions(trainerId: number, workoutIds: number[]): Promise<ReadonlyMap<number, number>> {
      const found = await db
        .select({ id: workouts.id, version: workouts.version })
        .from(workouts)
        .where(
          and(
            inArray(workouts.id, workoutIds),
            or(eq(workouts.ownerId, trainerId), isNull(workouts.ownerId)),
          ),
        )
        .orderBy(asc(workouts.id))
        .for('share');
      return new Map(found.map(({ id, version }) => [id, version]));
    },

    async show(
      dayId: number,
      { workoutId, isMoved }: { readonly workoutId: number; readonly isMoved: boolean },
    ) {
      await db
        .update(scheduledWorkouts)
        .set({
          workoutId,
          isMoved,
          totalDurSeconds: sql`(select total_dur_seconds from workouts where id = ${workoutId})`,
        })
        .where(eq(scheduledWorkouts.id, dayId));
    },
  };
}
