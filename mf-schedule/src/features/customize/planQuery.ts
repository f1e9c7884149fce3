import type { ClubScope } from '@formline/shared/contracts/people/clubScope';
import { readGroupSchedule } from '@formline/shared/contracts/scheduling/groupSchedules';
import { readSchedule } from '@formline/shared/contracts/scheduling/scheduleDetails';
import { derivedQueryOf } from '@formline/shared/query';
import { DRAFT_ORIGIN } from '@formline/shared/training/editing/draftOrigin.ts';
import { scheduleCalls } from '../../components/schedule-changes/scheduleCalls';
import type { OwnerKey } from '../../components/calendar-owner/calendarOwner';
import { planOf } from './plan';

/** Never refetched or cached, so that nothing changes under an open editor. */
export function planQuery(owner: OwnerKey, club: ClubScope, scheduleId: number) {
  const { kind, id } = owner;
  const derivation = {
    as: 'plan',
    load: async ({ signal }: { readonly signal: AbortSignal }) =>
      planOf(await scheduleCalls(owner, club).read(scheduleId, signal)),
  };
  const query =
    kind === 'group'
      ? derivedQueryOf(readGroupSchedule, { params: { id, groupScheduleId: scheduleId } }, derivation)
      : derivedQueryOf(readSchedule, { params: { id, scheduleId } }, derivation);
  return {
    ...query,
    ...DRAFT_ORIGIN,
    staleTime: Infinity,
    gcTime: 0,
  };
}
