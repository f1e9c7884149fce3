import { call } from '@formline/shared/api-client';
import { readWorkout, type Workout } from '@formline/shared/contracts/library/workouts';
import { datesAhead, isAhead, type Plan, type PlanDay } from './plan';
import { toWorkout } from './scheduledProgram';

export interface NamedWorkout {
  readonly workoutId: number | null;
  readonly date: string | null;
  /** Stable when the workout becomes a copy. */
  readonly scheduledWorkoutId: number | null;
  readonly planWorkoutId: number | null;
}

export interface ScheduledTarget {
  readonly slotId: number | null;
  readonly scheduledWorkoutId: number | null;
  readonly workoutId: number;
  /** Null for a group's workout that is not ahead on the day in the URL. */
  readonly date: string | null;
  readonly isAhead: boolean;
  readonly daysAhead: number;
}

export function scheduledTarget(plan: Plan, named: NamedWorkout, today: string): ScheduledTarget | null {
  if (plan.days === null) {
    const { planWorkoutId, workoutId } = named;
    const placed = plan.workouts.find((one) =>
      planWorkoutId === null ? one.workout_id === workoutId : one.id === planWorkoutId,
    );
    if (!placed) return null;
    const ahead = datesAhead(plan, placed.id, today);
    return {
      slotId: placed.id,
      scheduledWorkoutId: null,
      workoutId: placed.week_workout_ids?.find((id) => id === workoutId) ?? placed.workout_id,
      date: ahead.find((date) => date === named.date) ?? null,
      isAhead: ahead.length > 0,
      daysAhead: ahead.length,
    };
  }
  const day = namedDay(plan.days, named);
  if (!day) return null;
  const slotId = day.plan_workout_id;
  return {
    slotId,
    scheduledWorkoutId: day.id,
    workoutId: day.workout_id,
    date: day.workout_date,
    isAhead: isAhead(day, today),
    daysAhead: slotId === null ? 1 : datesAhead(plan, slotId, today).length,
  };
}

/** By id, else by workout, else the only one of its date. */
function namedDay(days: readonly PlanDay[], named: NamedWorkout): PlanDay | null {
  const { scheduledWorkoutId, date, workoutId } = named;
  if (scheduledWorkoutId !== null) return days.find(({ id }) => id === scheduledWorkoutId) ?? null;
  const ofDate = days.filter(({ workout_date }) => workout_date === date);
  const meant = ofDate.find(({ workout_id }) => workout_id === workoutId);
  return meant ?? (ofDate.length === 1 ? (ofDate[0] ?? null) : null);
}

/** A day changed alone has other contents than its slot. */
export async function readTarget(
  { workouts, version }: Plan,
  { slotId, workoutId }: ScheduledTarget,
  signal?: AbortSignal,
): Promise<Workout> {
  const placed = workouts.find(({ id, workout_id }) => id === slotId && workout_id === workoutId);
  if (placed) return { ...toWorkout(placed, version), id: workoutId };
  return { ...(await call(readWorkout, { params: { id: workoutId } }, signal)), version };
}
