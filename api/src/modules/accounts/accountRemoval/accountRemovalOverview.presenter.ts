import type { AccountRemovals, OpenRemoval } from '@formline/shared/contracts/accounts/accountRemoval';
import type { OpenRequest, RemovalOverview } from './removalOverview.repository';

export const presentRemovals = (overview: RemovalOverview): AccountRemovals => ({
  open: [
    ...overview.accounts.map((request) => presentOpen('account', request)),
    ...overview.clientData.map((request) => presentOpen('client-data', request)),
  ],
  counts: { asked: overview.counts.asked, ...presentCounts(overview.counts) },
  client_data_counts: presentCounts(overview.clientDataCounts),
});

const presentCounts = ({ waiting, overdue, kept, removed }: RemovalOverview['clientDataCounts']) => ({
  waiting,
  overdue,
  kept,
  removed,
});

const presentOpen = (kind: OpenRemoval['kind'], request: OpenRequest): OpenRemoval => ({
  id: request.id,
  kind,
  state: request.state === 'waiting' ? 'waiting' : 'asked',
  account_id: request.userId,
  asked_at: request.createdAt.toISOString(),
  expires_at: request.state === 'waiting' ? null : (request.expiresAt?.toISOString() ?? null),
  due_at: request.dueAt?.toISOString() ?? null,
});
