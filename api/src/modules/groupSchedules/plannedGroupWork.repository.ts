import { and, asc, eq, gte, inArray, sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../../database/database';
import { scheduledWorkouts } from '../../database/schema/schedules';
import type { GroupOfTrainer } from './groupSchedules.repository';

/** What a group put on its members' calendars and is still to be done. */
export function plannedGroupWorkRepository(db: DatabaseHandle) {
  return {
    /** No client named: all. */
    async countByClient({ trainerId, groupId }: GroupOfTrainer, clientIds: readonly number[], today: string) {
      return db
        .select({ clientId: scheduledWorkouts.clientId, count: sql<number>`count(*)::int` })
        .from(scheduledWorkouts)
        .where(
          and(
            eq(scheduledWorkouts.clientGroupId, groupId),
            eq(scheduledWorkouts.trainerId, trainerId),
            gte(scheduledWorkouts.date, today),
            eq(scheduledWorkouts.isComplete, false),
            clientIds.length === 0 ? undefined : inArray(scheduledWorkouts.clientId, [...clientIds]),
          ),
        )
        .groupBy(scheduledWorkouts.clientId)
        .orderBy(asc(scheduledWorkouts.clientId));
    },
  };
}
