import type { EndpointResult } from '@formline/shared/contracts/endpoint';
import { type Milestone, readDashboardMilestones } from '@formline/shared/contracts/records/milestones';
import { hashOf, queriesOf, type QueryClient, queryOf, setAnswer } from '@formline/shared/query';

export type Progress = EndpointResult<typeof readDashboardMilestones>;

export const progressQuery = (clientId: number) =>
  queryOf(readDashboardMilestones, { params: { id: clientId } });

export const progressOf = (clientId: number) =>
  queriesOf(readDashboardMilestones, { params: { id: clientId } });

/** @returns the hash of the query, which holds the outcome */
export function updateMilestonesInCache(
  cache: QueryClient,
  clientId: number,
  change: (known: readonly Milestone[]) => readonly Milestone[],
): readonly string[] {
  const query = progressQuery(clientId);
  setAnswer(cache, query, (known) => ({ ...known, milestones: [...change(known.milestones)] }));
  return [hashOf(query)];
}
