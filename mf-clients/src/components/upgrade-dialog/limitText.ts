import type { CurrentUser } from '@formline/shared/contracts/people/users';
import { localCalendarDate } from '@formline/shared/domain/dates/calendarDates';
import { nextSeatFreeAt } from '@formline/shared/domain/clients/freeClients';
import { shortDate } from '../measures/shortDate';
import { upgradeDialogTexts as texts } from './upgradeDialog.texts';

/** Includes when the seat of a removed client becomes free again. */
export function limitText(user: CurrentUser): string {
  const { max_free_clients: limit } = user;
  if (limit === 0) return texts.limitOfNone;
  const freeAt = nextSeatFreeAt(user, new Date());
  if (freeAt !== null) return texts.limitWithHeldSeat(limit, shortDate(localCalendarDate(new Date(freeAt))));
  return limit === 1 ? texts.limitOfOne : texts.limitOfMany(limit);
}
