import { urlId } from '@formline/shared/contracts/primitives';
import * as z from '@formline/shared/contracts/schema';
import { isCalendarDate } from '@formline/shared/domain/calendarDates';
import { CLIENT_ID_PARAMETER } from '@formline/shared/domain/clientPaths';

/** Query parameter with the selected day; the month it lies in is shown. */
export const DATE_PARAMETER = 'date';

/** The schedule of any client lies between these days; the weeks around them can be asked for too. */
const FIRST_DAY = '1901-01-01';
const LAST_DAY = '2199-12-31';

/** What the address says: whose calendar, and which day of it. */
export interface CalendarAddress {
  /** Null when the address names no client. */
  readonly clientId: number | null;
  readonly date: string;
}

/** Reads the address; a day that is missing, misspelt or out of range is today. */
export function readCalendarAddress(query: URLSearchParams, today: string): CalendarAddress {
  const id = z.safeParse(urlId, query.get(CLIENT_ID_PARAMETER) ?? '');
  const date = query.get(DATE_PARAMETER) ?? '';
  return {
    clientId: id.success ? id.data : null,
    date: isCalendarDate(date) && date >= FIRST_DAY && date <= LAST_DAY ? date : today,
  };
}
