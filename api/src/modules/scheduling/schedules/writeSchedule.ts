import type { Clock } from '../../../clock';
import type { Transaction } from '../../../database/database';
import { activityRepository } from '../../people/activities/activity.repository';
import { planDaysRepository } from '../plans/planDays.repository';
import type { ResolvedPlan } from '../plans/planResolver';
import { type NewPlanWorkout, planWriterRepository } from '../plans/planWriter.repository';
import type { ClientOfTrainer } from './schedulesOverview.repository';

/** Of a client or a group. */
export interface ScheduleToWrite {
  readonly plan: Omit<ResolvedPlan, 'workouts' | 'days'>;
  readonly slots: readonly NewPlanWorkout[];
  readonly days: ResolvedPlan['days'];
  readonly firstWorkout: string | undefined;
}

export const scheduleOf = ({ workouts, days, ...plan }: ResolvedPlan): ScheduleToWrite => ({
  plan,
  slots: workouts.map(({ workoutId, days_of_week, weekWorkoutIds }, ordinal) => ({
    workoutId,
    weekWorkoutIds,
    ordinal,
    daysOfWeek: days_of_week.map(Number),
  })),
  days,
  firstWorkout: workouts[0]?.name,
});

/** What the activity feed says of it. */
export const scheduledActivity = ({ plan, days, firstWorkout }: ScheduleToWrite, clock: Clock) => ({
  type: plan.programName === null ? ('workout_scheduled' as const) : ('program_scheduled' as const),
  happenedAt: clock.now(),
  subject: plan.programName ?? firstWorkout ?? '',
  day: days[0]?.date,
  count: days.length,
});

/** On the calendar of a locked client. Returns the schedule's id. */
export async function writeSchedule(
  { db, clock }: { readonly db: Transaction; readonly clock: Clock },
  client: ClientOfTrainer,
  schedule: ScheduleToWrite,
): Promise<number> {
  const writer = planWriterRepository(db);
  const scheduleId = await writer.insertSchedule({ ...client, ...schedule.plan });
  await writer.insertWorkouts(scheduleId, schedule.slots);
  await planDaysRepository(db, 'client').insert([scheduleId], schedule.days);
  await activityRepository(db).record({ ...client, ...scheduledActivity(schedule, clock) });
  return scheduleId;
}
