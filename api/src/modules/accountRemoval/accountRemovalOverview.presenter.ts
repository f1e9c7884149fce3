import type { AccountRemovals } from '@formline/shared/contracts/accountRemoval';
import type { RemovalOverview } from './removalOverview.repository';

export const presentRemovals = ({ open, counts }: RemovalOverview): AccountRemovals => ({
  open: open.map((request) => ({
    id: request.id,
    state: request.state === 'waiting' ? 'waiting' : 'asked',
    account_id: request.userId,
    asked_at: request.createdAt.toISOString(),
    expires_at: request.state === 'waiting' ? null : (request.expiresAt?.toISOString() ?? null),
    due_at: request.dueAt?.toISOString() ?? null,
  })),
  counts,
});
