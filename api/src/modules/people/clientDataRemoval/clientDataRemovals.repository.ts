import { and, asc, eq, lte } from 'drizzle-orm';
import type { DatabaseHandle } from '../../../database/database';
import { clientDataRemovals as removals } from '../../../database/schema/removals';

export interface ClientOfTrainer {
  readonly trainerId: number;
  readonly clientId: number;
}

const isWaiting = eq(removals.state, 'waiting');
const waitingOf = ({ trainerId, clientId }: ClientOfTrainer) =>
  and(eq(removals.trainerId, trainerId), eq(removals.clientId, clientId), isWaiting);

export function clientDataRemovalsRepository(db: DatabaseHandle) {
  return {
    async findDueAt(client: ClientOfTrainer): Promise<Date | null> {
      const [found] = await db.select({ dueAt: removals.dueAt }).from(removals).where(waitingOf(client));
      return found?.dueAt ?? null;
    },

    async add(
      request: ClientOfTrainer & { readonly createdAt: Date; readonly dueAt: Date },
    ): Promise<boolean> {
      const added = await db
        .insert(removals)
        .values(request)
        .onConflictDoNothing()
        .returning({ id: removals.id });
      return added.length > 0;
    },

    async keep(client: ClientOfTrainer, now: Date): Promise<boolean> {
      const kept = await db
        .update(removals)
        .set({ state: 'kept', clientId: null, endedAt: now })
        .where(waitingOf(client))
        .returning({ id: removals.id });
      return kept.length > 0;
    },

    async listDue(now: Date): Promise<number[]> {
      const due = await db
        .select({ id: removals.id })
        .from(removals)
        .where(and(isWaiting, lte(removals.dueAt, now)))
        .orderBy(asc(removals.dueAt));
      return due.map(({ id }) => id);
    },

    async claimDue(id: number, now: Date) {
      const [claimed] = await db
        .select({ trainerId: removals.trainerId, clientId: removals.clientId })
        .from(removals)
        .where(and(eq(removals.id, id), isWaiting, lte(removals.dueAt, now)))
        .for('update', { skipLocked: true });
      return claimed ?? null;
    },

    async end(id: number, now: Date): Promise<void> {
      await db
        .update(removals)
        .set({ state: 'removed', clientId: null, endedAt: now })
        .where(eq(removals.id, id));
    },
  };
}
