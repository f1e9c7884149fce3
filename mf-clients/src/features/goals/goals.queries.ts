import { call } from '@formline/shared/api-client';
import type { EndpointResult } from '@formline/shared/contracts/endpoint';
import { type Milestone, readDashboardMilestones } from '@formline/shared/contracts/milestones';
import { type QueryClient, queryOptions } from '@formline/shared/query';

export type Progress = EndpointResult<typeof readDashboardMilestones>;

/** A client's milestones and goal: what the card shows and the dialog changes. */
export const progressQuery = (clientId: number) =>
  queryOptions({
    queryKey: ['clients', 'progress', clientId],
    queryFn: ({ signal }) => call(readDashboardMilestones, { params: { id: clientId } }, signal),
  });

/** Puts milestones the server has answered with in the place of those known. */
export async function keepMilestones(
  cache: QueryClient,
  clientId: number,
  change: (known: readonly Milestone[]) => readonly Milestone[],
): Promise<void> {
  const { queryKey } = progressQuery(clientId);
  // An answer under way is older than this one.
  await cache.cancelQueries({ queryKey });
  cache.setQueryData(queryKey, (known) => known && { ...known, milestones: [...change(known.milestones)] });
}
