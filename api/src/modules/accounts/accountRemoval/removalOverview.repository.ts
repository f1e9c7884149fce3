import { and, asc, count, eq, inArray, lt, sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../../../database/database';
import { accountRemovalRequests as requests, clientDataRemovals } from '../../../database/schema/removals';

export interface OpenRequest {
  readonly id: number;
  readonly state: 'asked' | 'waiting' | 'kept' | 'removed';
  readonly userId: number | null;
  readonly createdAt: Date;
  readonly expiresAt: Date | null;
  readonly dueAt: Date | null;
}

interface Counts {
  readonly waiting: number;
  readonly overdue: number;
  readonly kept: number;
  readonly removed: number;
}

export interface RemovalOverview {
  readonly accounts: readonly OpenRequest[];
  readonly clientData: readonly OpenRequest[];
  readonly counts: Counts & { readonly asked: number };
  readonly clientDataCounts: Counts;
}

export function removalOverviewRepository(db: DatabaseHandle) {
  return {
    async listAccounts(most: number): Promise<OpenRequest[]> {
      return db
        .select({
          id: requests.id,
          state: requests.state,
          userId: requests.userId,
          createdAt: requests.createdAt,
          expiresAt: requests.expiresAt,
          dueAt: requests.dueAt,
        })
        .from(requests)
        .where(inArray(requests.state, ['asked', 'waiting']))
        .orderBy(sql`${requests.dueAt} asc nulls last`, requests.id)
        .limit(most);
    },

    async listClientData(most: number): Promise<OpenRequest[]> {
      return db
        .select({
          id: clientDataRemovals.id,
          state: clientDataRemovals.state,
          userId: clientDataRemovals.clientId,
          createdAt: clientDataRemovals.createdAt,
          expiresAt: sql<null>`null`,
          dueAt: clientDataRemovals.dueAt,
        })
        .from(clientDataRemovals)
        .where(eq(clientDataRemovals.state, 'waiting'))
        .orderBy(asc(clientDataRemovals.dueAt), clientDataRemovals.id)
        .limit(most);
    },

    countAccounts: (dueBefore: Date) => countAll(requests, dueBefore),
    countClientData: (dueBefore: Date) => countAll(clientDataRemovals, dueBefore),
  };

  async function countAll(table: typeof requests | typeof clientDataRemovals, dueBefore: Date) {
    const counts = { asked: 0, waiting: 0, kept: 0, removed: 0, overdue: 0 };
    const counted = await db.select({ state: table.state, count: count() }).from(table).groupBy(table.state);
    for (const { state, count: ofState } of counted) counts[state] = ofState;
    const isOverdue = and(eq(table.state, 'waiting'), lt(table.dueAt, dueBefore));
    const [overdue] = await db.select({ count: count() }).from(table).where(isOverdue);
    return { ...counts, overdue: overdue?.count ?? 0 };
  }
}
