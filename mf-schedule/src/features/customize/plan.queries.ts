import { queryOptions } from '@formline/shared/query';
import type { SubjectKey } from '../../components/subject/subject';
import type { PlanPort } from './planPort';

/** What a plan is when its screen opens. Nobody reads it again behind somebody who is changing it, and it is not kept. */
export const planQuery = (port: PlanPort, { kind, id }: SubjectKey, scheduleId: number) =>
  queryOptions({
    queryKey: ['customized-plan', kind, id, scheduleId],
    queryFn: ({ signal }) => port.read(scheduleId, signal),
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
