import type { EndpointResult } from '@formline/shared/contracts/endpoint';
import type { scheduleWorkout } from '@formline/shared/contracts/scheduling/scheduling';
import { shortDateText } from '@formline/shared/domain/dates/shortDate';
import { alreadyScheduled } from '../../../plugins/HttpProblem';
import type { ResolvedPlan } from './planResolver';
import { schedulingTexts as texts } from '../scheduling.texts';

export type PresentDay = NonNullable<EndpointResult<typeof scheduleWorkout>['already_scheduled']>[number];

const MOST_NAMED = 3;

export function presentDays(
  { days, workouts }: ResolvedPlan,
  onCalendar: readonly PresentDay[],
): PresentDay[] {
  const planned = new Set(days.map(({ date, index: slot }) => `${date} ${workouts[slot]?.name ?? ''}`));
  return onCalendar.filter(({ date, workout_name }) => planned.has(`${date} ${workout_name}`));
}

export const presentField = (present: readonly PresentDay[]) =>
  present.length === 0 ? {} : { already_scheduled: [...present] };

export function refusePresent(present: readonly PresentDay[]): void {
  if (present.length === 0) return;
  const named = present
    .slice(0, MOST_NAMED)
    .map(({ date, workout_name }) => `${workout_name} on ${shortDateText(date)}`);
  const rest = present.length - named.length;
  throw alreadyScheduled(texts.plans.alreadyThere(named, rest));
}
