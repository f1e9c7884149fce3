import { weekday } from '@formline/shared/domain/dates/calendarDates';
import type { DatabaseHandle } from '../../database';
import { scheduledWorkouts, userSchedules, userScheduleWorkouts } from '../../schema/schedules';
import { datesBetween, momentOn } from '../calendar';
import { insertInBatches, insertRows } from '../insertRows';
import type { SeededWorkout } from '../workoutRows';

export interface SchedulePlan {
  readonly trainerId: number;
  readonly clientId: number;
  readonly clientGroupId: number | null;
  readonly groupSchedule?: { readonly id: number; readonly slotIds: readonly number[] };
  readonly program: { readonly id: number; readonly name: string } | null;
  readonly category: { readonly id: number; readonly name: string };
  readonly startDate: string;
  readonly endDate: string;
  readonly workouts: readonly { readonly workout: SeededWorkout; readonly daysOfWeek: readonly number[] }[];
}

const DONE_AT_HOUR = 17;

export async function insertSchedules(
  db: DatabaseHandle,
  plans: readonly SchedulePlan[],
  today: string,
): Promise<void> {
  const rows = await insertInBatches(plans, (portion) =>
    db
      .insert(userSchedules)
      .values(
        portion.map(({ program, category, groupSchedule, workouts: _workouts, ...plan }) => ({
          ...plan,
          programId: program?.id ?? null,
          programName: program?.name ?? null,
          programCategoryId: category.id,
          groupScheduleId: groupSchedule?.id ?? null,
          repetition: plan.startDate === plan.endDate ? ('once' as const) : ('repeat' as const),
        })),
      )
      .returning({ id: userSchedules.id }),
  );
  const schedules = plans.flatMap((plan, index) => {
    const row = rows[index];
    return row ? [{ id: row.id, plan }] : [];
  });
  const rules = schedules.flatMap(({ id, plan }) =>
    plan.workouts.map(({ workout, daysOfWeek }, ordinal) => ({
      userScheduleId: id,
      workoutId: workout.id,
      ordinal,
      daysOfWeek: [...daysOfWeek],
      groupScheduleWorkoutId: plan.groupSchedule?.slotIds[ordinal] ?? null,
    })),
  );
  const slots = await insertInBatches(rules, (portion) =>
    db.insert(userScheduleWorkouts).values(portion).returning(),
  );
  const slotIds = new Map(
    slots.map(({ id, userScheduleId, ordinal }) => [`${userScheduleId} ${ordinal}`, id]),
  );
  const clientIds = [...new Set(plans.map(({ clientId }) => clientId))];
  const days = schedules.flatMap(({ id, plan }) =>
    expandDays(plan, { today, clientIndex: clientIds.indexOf(plan.clientId) }, (ordinal) => ({
      userScheduleId: id,
      planWorkoutId: slotIds.get(`${id} ${ordinal}`),
    })),
  );
  await insertRows(db, scheduledWorkouts, days);
}

type DaySlot = Pick<typeof scheduledWorkouts.$inferInsert, 'userScheduleId' | 'planWorkoutId'>;

function expandDays(
  plan: SchedulePlan,
  { today, clientIndex }: { readonly today: string; readonly clientIndex: number },
  slotOf: (ordinal: number) => DaySlot,
): (typeof scheduledWorkouts.$inferInsert)[] {
  return datesBetween(plan.startDate, plan.endDate).flatMap((date, day) =>
    plan.workouts
      .map((placed, ordinal) => ({ ...placed, slot: slotOf(ordinal) }))
      .filter(({ daysOfWeek }) =>
        daysOfWeek.length === 0 ? date === plan.startDate : daysOfWeek.includes(weekday(date)),
      )
      .map(({ workout, slot }) => {
        const isComplete = date < today && (day + clientIndex) % 5 !== 0;
        return {
          ...slot,
          trainerId: plan.trainerId,
          clientId: plan.clientId,
          workoutId: workout.id,
          clientGroupId: plan.clientGroupId,
          date,
          workoutName: workout.name,
          programName: plan.program?.name ?? null,
          programCategoryName: plan.category.name,
          totalDurSeconds: workout.totalDurSeconds,
          isComplete,
          completedAt: isComplete ? momentOn(date, DONE_AT_HOUR) : null,
        };
      }),
  );
}
