import { canBeToday } from '@formline/shared/domain/scheduling/repetition';
import type { Clock } from '../../../clock';
import { invalidInput } from '../../../plugins/HttpProblem';
import { peopleTexts as texts } from '../people.texts';

/** Decides what is history; default: UTC. Refuses dates that are today in no time zone. */
export function trainersToday(currentDate: string | undefined, clock: Clock): string {
  const utcDate = clock.now().toISOString().slice(0, 10);
  if (currentDate === undefined) return utcDate;
  if (!canBeToday(currentDate, utcDate)) throw invalidInput(texts.clients.todayNowhere);
  return currentDate;
}
