import type { RepeatedDay } from '@formline/shared/domain/repetition';
import { daysAhead, type RuledPlan } from '../schedules/planRun';
import type { GroupPlaceRow, GroupScheduleRow } from './groupSchedules.repository';

export interface GroupPlan {
  readonly plan: RuledPlan & Pick<GroupScheduleRow, 'cancelledAt'>;
  readonly places: readonly GroupPlaceRow[];
  readonly today: string;
}

/** The days a group's plan holds from today on: those of its rule without what was taken off, and what was moved beside it. */
export function groupPlanDays({ plan, places, today }: GroupPlan): readonly RepeatedDay[] {
  if (plan.cancelledAt !== null) return [];
  const inRule = daysAhead({ plan, wished: {}, today }, places).days.filter(
    ({ date, place }) => !places[place]?.skippedDates.includes(date),
  );
  const moved = places.flatMap(({ movedDates }, place) =>
    [...new Set(movedDates)].filter((date) => date >= today).map((date) => ({ date, place })),
  );
  // A later change of the rule may have reached a day that a workout was moved to before.
  const besideRule = moved.filter(
    ({ date, place }) => !inRule.some((day) => day.date === date && day.place === place),
  );
  return [...inRule, ...besideRule];
}

/** What the whole group has on days beside the rule, as the rule of changes knows it. */
export const movedWorkouts = (places: readonly Pick<GroupPlaceRow, 'id' | 'movedDates'>[]) =>
  places.flatMap(({ id, movedDates }) =>
    [...new Set(movedDates)].map((date) => ({
      scheduleWorkoutId: id,
      date,
      isMoved: true,
      isComplete: false,
    })),
  );
