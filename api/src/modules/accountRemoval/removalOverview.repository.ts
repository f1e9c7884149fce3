import { and, count, eq, inArray, lt, sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../../database/database';
import { accountRemovalRequests as requests, type removalStates } from '../../database/schema/accountRemoval';

type RemovalState = (typeof removalStates)[number];

type OpenRow = Pick<
  typeof requests.$inferSelect,
  'id' | 'state' | 'userId' | 'createdAt' | 'expiresAt' | 'dueAt'
>;

export interface RemovalOverview {
  readonly open: readonly OpenRow[];
  readonly counts: Readonly<Record<RemovalState | 'overdue', number>>;
}

/** What the operator sees of requests: states and moments, and no address. */
export function removalOverviewRepository(db: DatabaseHandle) {
  return {
    /** What is due first stands first, then what nobody has confirmed. */
    async listOpen(most: number): Promise<OpenRow[]> {
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

    async countByState(): Promise<Record<RemovalState, number>> {
      const counted = await db
        .select({ state: requests.state, count: count() })
        .from(requests)
        .groupBy(requests.state);
      const counts: Record<RemovalState, number> = { asked: 0, waiting: 0, kept: 0, removed: 0 };
      for (const { state, count: ofState } of counted) counts[state] = ofState;
      return counts;
    },

    /** Confirmed requests that should have been done before this moment. */
    async countDueBefore(moment: Date): Promise<number> {
      const [found] = await db
        .select({ count: count() })
        .from(requests)
        .where(and(eq(requests.state, 'waiting'), lt(requests.dueAt, moment)));
      return found?.count ?? 0;
    },
  };
}
