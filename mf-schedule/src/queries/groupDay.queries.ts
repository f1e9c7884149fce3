import { call } from '@formline/shared/api-client';
import { listGroupDayWorkouts } from '@formline/shared/contracts/calendar';
import type { ClubScope } from '@formline/shared/contracts/clubScope';
import { queryOptions } from '@formline/shared/query';
import { CALENDARS_KEY } from '../components/calendar-cache/calendarCache';

export const groupDayQuery = (groupId: number, date: string, scope: ClubScope) =>
  queryOptions({
    queryKey: [...CALENDARS_KEY, 'group', groupId, 'day', date, scope],
    queryFn: ({ signal }) =>
      call(listGroupDayWorkouts, { params: { id: groupId }, query: { date, ...scope } }, signal),
  });
