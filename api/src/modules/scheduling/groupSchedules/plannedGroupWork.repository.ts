import { and, asc, eq, gte, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../../../database/database';
import { groupSchedules, scheduledWorkouts, userSchedules } from '../../../database/schema/schedules';
import type { GroupOfTrainer } from './groupSchedules.repository';

interface PlannedWorkQuery {
  readonly clientIds: readonly number[];
  readonly today: string;
}

export interface PlannedCount {
  readonly clientId: number;
  readonly count: number;
}

export function plannedGroupWorkRepository(db: DatabaseHandle) {
  const countByClient = async (
    trainerId: number,
    { clientIds, today }: PlannedWorkQuery,
    which: SQL,
  ): Promise<PlannedCount[]> =>
    db
      .select({ clientId: scheduledWorkouts.clientId, count: sql<number>`count(*)::int` })
      .from(scheduledWorkouts)
      .where(
        and(
          which,
          eq(scheduledWorkouts.trainerId, trainerId),
          gte(scheduledWorkouts.date, today),
          eq(scheduledWorkouts.isComplete, false),
          clientIds.length === 0 ? undefined : inArray(scheduledWorkouts.clientId, [...clientIds]),
        ),
      )
      .groupBy(scheduledWorkouts.clientId)
      .orderBy(asc(scheduledWorkouts.clientId));

  return {
    async countOfMembers({ trainerId, groupId }: GroupOfTrainer, query: PlannedWorkQuery) {
      return countByClient(trainerId, query, eq(scheduledWorkouts.clientGroupId, groupId));
    },

    /** Work kept from an earlier membership, which joining again replaces. */
    async countKept({ trainerId, groupId }: GroupOfTrainer, query: PlannedWorkQuery) {
      const ofGroup = db
        .select({ id: groupSchedules.id })
        .from(groupSchedules)
        .where(eq(groupSchedules.clientGroupId, groupId));
      const kept = db
        .select({ id: userSchedules.id })
        .from(userSchedules)
        .where(and(isNull(userSchedules.clientGroupId), inArray(userSchedules.groupScheduleId, ofGroup)));
      return countByClient(trainerId, query, inArray(scheduledWorkouts.userScheduleId, kept));
    },
  };
}
