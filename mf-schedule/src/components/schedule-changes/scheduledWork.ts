import { call } from '@formline/shared/api-client';
import type { ClubScope } from '@formline/shared/contracts/people/clubScope';
import { readGroupSchedule } from '@formline/shared/contracts/scheduling/groupSchedules';
import { readSchedule } from '@formline/shared/contracts/scheduling/scheduleDetails';
import { derivedQueryOf } from '@formline/shared/query';
import type { OwnerKey } from '../calendar-owner/calendarOwner';
import type { OpenSchedule } from './scheduleCalls';

interface ScheduleOptions {
  readonly today: string;
  readonly scope: ClubScope;
}

export function scheduleQuery({ kind, id }: OwnerKey, scheduleId: number, { today, scope }: ScheduleOptions) {
  const query = { currentDate: today };
  if (kind === 'group') {
    const input = { params: { id, groupScheduleId: scheduleId }, query: { ...query, ...scope } };
    const load = (signal: AbortSignal): Promise<OpenSchedule> => call(readGroupSchedule, input, signal);
    return derivedQueryOf(readGroupSchedule, input, { as: 'schedule', load: ({ signal }) => load(signal) });
  }
  const input = { params: { id, scheduleId }, query };
  const load = (signal: AbortSignal): Promise<OpenSchedule> => call(readSchedule, input, signal);
  return derivedQueryOf(readSchedule, input, { as: 'schedule', load: ({ signal }) => load(signal) });
}
