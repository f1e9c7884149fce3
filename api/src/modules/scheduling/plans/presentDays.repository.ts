import { and, eq, inArray } from 'drizzle-orm';
import type { DatabaseHandle } from '../../../database/database';
import { scheduledWorkouts } from '../../../database/schema/schedules';
import type { ResolvedPlan } from './planResolver';
import type { PresentDay } from './presentDays';

type CalendarOwner =
  | { readonly trainerId: number; readonly clientId: number }
  | { readonly trainerId: number; readonly groupId: number };

export function presentDaysRepository(db: DatabaseHandle) {
  const find = async (owner: CalendarOwner, dates: string[], names: string[]): Promise<PresentDay[]> =>
    dates.length === 0
      ? []
      : db
          .selectDistinct({ date: scheduledWorkouts.date, workout_name: scheduledWorkouts.workoutName })
          .from(scheduledWorkouts)
          .where(
            and(
              eq(scheduledWorkouts.trainerId, owner.trainerId),
              'clientId' in owner
                ? eq(scheduledWorkouts.clientId, owner.clientId)
                : eq(scheduledWorkouts.clientGroupId, owner.groupId),
              inArray(scheduledWorkouts.date, dates),
              inArray(scheduledWorkouts.workoutName, names),
            ),
          )
          .orderBy(scheduledWorkouts.date, scheduledWorkouts.workoutName);

  return {
    /** Matches by workout name, on the calendar of a client or, through it, of a group. */
    async list(owner: CalendarOwner, { days, workouts }: ResolvedPlan): Promise<PresentDay[]> {
      const dates = [...new Set(days.map(({ date }) => date))];
      return find(owner, dates, [...new Set(workouts.map(({ name }) => name))]);
    },

    /** Of these workouts on their days. */
    async listAmong(owner: CalendarOwner, wanted: readonly PresentDay[]): Promise<PresentDay[]> {
      const keyOf = ({ date, workout_name }: PresentDay) => `${date} ${workout_name}`;
      const keys = new Set(wanted.map(keyOf));
      const dates = [...new Set(wanted.map(({ date }) => date))];
      const names = [...new Set(wanted.map(({ workout_name }) => workout_name))];
      return (await find(owner, dates, names)).filter((day) => keys.has(keyOf(day)));
    },
  };
}
