import type { ClubScope } from '@formline/shared/contracts/clubScope';
import { queryOptions } from '@formline/shared/query';
import { scheduleCalls } from '../../components/schedule-changes/scheduleCalls';
import type { SubjectKey } from '../../components/subject/subject';
import { planOf } from './plan';

/** What a plan is when its screen opens. Nobody reads it again behind somebody who is changing it, and it is not kept. */
export const planQuery = (subject: SubjectKey, club: ClubScope, scheduleId: number) =>
  queryOptions({
    queryKey: ['customized-plan', subject.kind, subject.id, scheduleId],
    queryFn: async ({ signal }) => planOf(await scheduleCalls(subject, club).read(scheduleId, signal)),
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
