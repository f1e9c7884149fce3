import type { QueryClient } from '@formline/shared/query';

/** What the key of every query begins with that says what is scheduled, for a client or for a group. */
export const CALENDARS_KEY = ['calendars'] as const;

/**
 * Lets all that is known of schedules be read anew: what is on screen at once, the rest when it is looked at. A group's
 * work stands on the calendars of its members, and what a member has done in the group's: so none is left out.
 */
export const reloadCalendars = (cache: QueryClient): Promise<void> =>
  cache.invalidateQueries({ queryKey: CALENDARS_KEY });
