import { and, type AnyColumn, asc, desc, eq, lt, lte, ne, or, sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../../../database/database';
import { accountRemovalRequests as requests } from '../../../database/schema/removals';

type NewRequest = Pick<typeof requests.$inferInsert, 'email' | 'reason' | 'createdAt' | 'expiresAt'> & {
  readonly email: string;
};

const isAsked = eq(requests.state, 'asked');
const isWaiting = eq(requests.state, 'waiting');
const ended = { userId: null, email: null, reason: null };

export const isEmail = (column: AnyColumn, email: string) =>
  eq(sql`lower(${column})`, email.trim().toLowerCase());

export function removalRequestsRepository(db: DatabaseHandle) {
  return {
    async add(request: NewRequest): Promise<void> {
      await db.delete(requests).where(and(isAsked, isEmail(requests.email, request.email)));
      await db.insert(requests).values(request);
    },

    async assign(email: string, userId: number): Promise<void> {
      await db
        .update(requests)
        .set({ userId })
        .where(and(isAsked, isEmail(requests.email, email)));
    },

    async findWaiting(userId: number) {
      const [found] = await db
        .select({ dueAt: requests.dueAt })
        .from(requests)
        .where(and(eq(requests.userId, userId), isWaiting));
      return found ?? null;
    },

    async confirm(userId: number, moments: { readonly confirmedAt: Date; readonly dueAt: Date }) {
      const newest = db
        .select({ id: requests.id })
        .from(requests)
        .where(and(eq(requests.userId, userId), isAsked))
        .orderBy(desc(requests.id))
        .limit(1);
      const confirmed = await db
        .update(requests)
        .set({ state: 'waiting', ...moments })
        .where(eq(requests.id, newest))
        .returning({ id: requests.id });
      return confirmed.length > 0;
    },

    async keep(userId: number, now: Date): Promise<boolean> {
      const kept = await db
        .update(requests)
        .set({ ...ended, state: 'kept', endedAt: now })
        .where(and(eq(requests.userId, userId), isWaiting))
        .returning({ id: requests.id });
      return kept.length > 0;
    },

    async listDue(now: Date): Promise<number[]> {
      const due = await db
        .select({ id: requests.id })
        .from(requests)
        .where(and(isWaiting, lte(requests.dueAt, now)))
        .orderBy(asc(requests.dueAt));
      return due.map(({ id }) => id);
    },

    /** Locks the request until the transaction ends; null when it has ended or another server holds it. */
    async claimDue(id: number, now: Date): Promise<number | null> {
      const [claimed] = await db
        .select({ userId: requests.userId })
        .from(requests)
        .where(and(eq(requests.id, id), isWaiting, lte(requests.dueAt, now)))
        .for('update', { skipLocked: true });
      return claimed?.userId ?? null;
    },

    async endAll({ id, email }: { readonly id: number; readonly email: string }): Promise<void> {
      const isAbout = or(eq(requests.userId, id), isEmail(requests.email, email));
      await db.delete(requests).where(and(isAbout, isAsked));
      await db
        .update(requests)
        .set({ ...ended, state: 'removed', endedAt: sql`now()` })
        .where(and(isAbout, ne(requests.state, 'kept')));
    },

    async removeExpired(now: Date): Promise<void> {
      await db.delete(requests).where(and(isAsked, lt(requests.expiresAt, now)));
    },
  };
}
