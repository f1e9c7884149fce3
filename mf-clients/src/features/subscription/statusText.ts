import { localCalendarDate } from '@formline/shared/domain/dates/calendarDates';
import { type PlanHolder, planStatus } from '@formline/shared/domain/accounts/subscriptionPlans';
import { shortDate } from '../../components/measures/shortDate';
import { subscriptionTexts as texts } from './subscription.texts';

/** M/D/YY in local time. */
const dayOf = (instant: string): string => shortDate(localCalendarDate(new Date(instant)));

export function statusText(holder: PlanHolder, now: Date): string {
  const status = planStatus(holder, now);
  switch (status.kind) {
    case 'running':
      return texts.running(dayOf(status.at));
    case 'ended':
      return texts.ended(dayOf(status.at));
    case 'foundation':
      return texts.foundation(dayOf(status.at));
    case 'bypassed':
      return texts.bypassed;
    case 'never-subscribed':
    case 'unknown':
      return texts.yours;
  }
}
