import type { CalendarChange } from '@formline/shared/contracts/scheduling/calendarChanges';
import { fullName } from '../../people/users/users.presenter';
import type { ChangeRow } from '../calendarChanges/calendarChanges.repository';

export const presentChange = (change: ChangeRow): CalendarChange => ({
  id: change.id,
  kind: change.kind,
  workout_name: change.workoutName,
  workout_count: change.workoutCount,
  first_date: change.firstDate,
  changed_by: { id: change.changedBy, full_name: fullName(change) },
  changed_at: change.createdAt.toISOString(),
  undone_at: change.undoneAt?.toISOString() ?? null,
});
