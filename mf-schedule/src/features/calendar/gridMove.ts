import { dayByKey } from '@formline/shared/domain/dates/dayByKey';

/** Where a key leads from a day of the month view: another day, and whether the view must go to its month. */
export interface GridMove {
  readonly date: string;
  readonly turnsPage: boolean;
}

/** The move of a key, or null for a key that moves nothing. */
export function gridMove(key: string, from: string): GridMove | null {
  const date = dayByKey(key, from);
  return date === null ? null : { date, turnsPage: key.startsWith('Page') };
}
