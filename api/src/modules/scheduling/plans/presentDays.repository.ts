import { and, eq, inArray } from 'drizzle-orm';
import type { DatabaseHandle } from '../../../database/database';
import { scheduledWorkouts } from '../../../database/schema/schedules';
import type { ResolvedPlan } from './planResolver';
import type { PresentDay } from './presentDays';

type CalendarOwner =
  | { readonly trainerId: number; readonly clientId: number }
  | { readonly trainerId: number; readonly groupId: number };

export function presentDaysRepository(db: DatabaseHandle) {
  return {
    /** Matches by workout name, on the calendar of a client or, through it, of a group. */
    async list(owner: CalendarOwner, { days, workouts }: ResolvedPlan): Promise<PresentDay[]> {
      if (days.length === 0) return [];
      return db
        .selectDistinct({ date: scheduledWorkouts.date, workout_name: scheduledWorkouts.workoutName })
        .from(scheduledWorkouts)
        .where(
          and(
            eq(scheduledWorkouts.trainerId, owner.trainerId),
            'clientId' in owner
              ? eq(scheduledWorkouts.clientId, owner.clientId)
              : eq(scheduledWorkouts.clientGroupId, owner.groupId),
            inArray(scheduledWorkouts.date, [...new Set(days.map(({ date }) => date))]),
            inArray(scheduledWorkouts.workoutName, [...new Set(workouts.map(({ name }) => name))]),
          ),
        )
        .orderBy(scheduledWorkouts.date, scheduledWorkouts.workoutName);
    },
  };
}
