import type { RepeatedDay } from '@formline/shared/domain/scheduling/repetition';
import { daysAhead, type RuledPlan } from '../plans/planRun';
import type { GroupSlotRow, GroupScheduleRow } from './groupSchedules.repository';

export interface GroupPlan {
  readonly plan: RuledPlan & Pick<GroupScheduleRow, 'cancelledAt'>;
  readonly slots: readonly GroupSlotRow[];
  readonly today: string;
}

/** Days of the rule from today on, minus skipped days, plus days workouts were moved to. */
export function groupPlanDays({ plan, slots, today }: GroupPlan): readonly RepeatedDay[] {
  if (plan.cancelledAt !== null) return [];
  const inRule = daysAhead({ plan, requested: {}, today }, slots).days.filter(
    ({ date, index: slot }) => !slots[slot]?.skippedDates.includes(date),
  );
  const moved = slots.flatMap(({ movedDates }, slot) =>
    [...new Set(movedDates)].filter((date) => date >= today).map((date) => ({ date, index: slot })),
  );
  // A later change of the rule can include a day that a workout was moved to before.
  const besideRule = moved.filter(
    ({ date, index: slot }) => !inRule.some((day) => day.date === date && day.index === slot),
  );
  return [...inRule, ...besideRule];
}

export const movedWorkouts = (slots: readonly Pick<GroupSlotRow, 'id' | 'movedDates'>[]) =>
  slots.flatMap(({ id, movedDates }) =>
    [...new Set(movedDates)].map((date) => ({
      scheduleWorkoutId: id,
      date,
      isMoved: true,
      isComplete: false,
    })),
  );
