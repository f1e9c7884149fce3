import { localCalendarDate } from '@formline/shared/domain/calendarDates';
import { type PlanHolder, planStanding } from '@formline/shared/domain/subscriptionPlans';
import { shortDate } from '../../components/measures/shortDate';
import { subscriptionTexts as texts } from './subscription.texts';

/** An instant as the day it is for the trainer, M/D/YY. */
const dayOf = (instant: string): string => shortDate(localCalendarDate(new Date(instant)));

/** How somebody stands with their plan, in the card of that plan. */
export function standingText(holder: PlanHolder, now: Date): string {
  const standing = planStanding(holder, now);
  switch (standing.kind) {
    case 'running':
      return texts.running(dayOf(standing.at));
    case 'ended':
      return texts.ended(dayOf(standing.at));
    case 'foundation':
      return texts.foundation(dayOf(standing.at));
    case 'bypassed':
      return texts.bypassed;
    case 'never-subscribed':
    case 'unknown':
      return texts.yours;
  }
}
