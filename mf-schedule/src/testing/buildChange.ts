import type { CalendarChange } from '@formline/shared/contracts/scheduling/calendarChanges';
import { buildCurrentUser } from '@formline/shared/testing/builders';

const { id, first_name, last_name } = buildCurrentUser();

/** A change of the signed-in trainer. */
export const buildChange = (given: Partial<CalendarChange> = {}): CalendarChange => ({
  id: 70,
  kind: 'move',
  workout_name: 'Push Day',
  workout_count: 1,
  first_date: '2026-11-27',
  changed_by: { id, full_name: `${first_name} ${last_name}` },
  changed_at: '2026-11-20T11:00:00.000Z',
  undone_at: null,
  ...given,
});
