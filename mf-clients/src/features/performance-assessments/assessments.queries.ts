import { call } from '@formline/shared/api-client';
import { listPerformanceAssessments } from '@formline/shared/contracts/performanceAssessments';
import { queryOptions } from '@formline/shared/query';

/** A client's assessments by category, newest first. */
export const assessmentsQuery = (clientId: number) =>
  queryOptions({
    queryKey: ['clients', 'performance-assessments', clientId],
    queryFn: ({ signal }) => call(listPerformanceAssessments, { params: { id: clientId } }, signal),
  });
