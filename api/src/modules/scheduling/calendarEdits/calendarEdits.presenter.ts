import type { EndpointInput } from '@formline/shared/contracts/endpoint';
import type { CalendarChange, editCalendar } from '@formline/shared/contracts/scheduling/calendarChanges';
import { invalidInput } from '../../../plugins/HttpProblem';
import { fullName } from '../../people/users/users.presenter';
import type { ChangeRow } from '../calendarChanges/calendarChanges.repository';
import { schedulingTexts } from '../scheduling.texts';
import type { CopyTargets } from './writeCopies';

type Asked = Pick<
  NonNullable<EndpointInput<typeof editCalendar>['body']>,
  'mode' | 'client_ids' | 'group_ids'
>;

/** @param own the calendar that the workouts are on @throws HttpProblem when a move or removal names others */
export function targetsOf(
  { mode, client_ids: clientIds, group_ids: groupIds }: Asked,
  own: Partial<CopyTargets>,
): CopyTargets {
  const isNamed = clientIds !== undefined || groupIds !== undefined;
  if (isNamed && mode !== 'copy') throw invalidInput(schedulingTexts.changes.copiesOnly);
  const { clientIds: clients = [], groupIds: groups = [] } = isNamed ? { clientIds, groupIds } : own;
  return { clientIds: clients, groupIds: groups };
}

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
