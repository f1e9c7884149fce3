import { and, desc, eq, lt, sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../../../database/database';
import { removedFreeClients } from '../../../database/schema/clients';

export type RemovedFreeClient = Pick<typeof removedFreeClients.$inferSelect, 'clientId' | 'removedAt'>;

export function removedFreeClientsRepository(db: DatabaseHandle) {
  return {
    /** Counts each person once, by the last removal; a client who is active again takes an ordinary slot. */
    async list(trainerId: number): Promise<RemovedFreeClient[]> {
      const person = sql`coalesce(${removedFreeClients.clientId}, -${removedFreeClients.id})`;
      return db
        .selectDistinctOn([person], {
          clientId: removedFreeClients.clientId,
          removedAt: removedFreeClients.removedAt,
        })
        .from(removedFreeClients)
        .where(
          and(
            eq(removedFreeClients.trainerId, trainerId),
            sql`not exists (select 1 from client_relations relation
              where relation.trainer_id = ${removedFreeClients.trainerId}
              and relation.client_id = ${removedFreeClients.clientId} and relation.is_active)`,
          ),
        )
        .orderBy(person, desc(removedFreeClients.removedAt));
    },

    /** Also deletes removals before `heldSince`. */
    async add(removed: typeof removedFreeClients.$inferInsert, heldSince: Date): Promise<void> {
      await db
        .delete(removedFreeClients)
        .where(
          and(
            eq(removedFreeClients.trainerId, removed.trainerId),
            lt(removedFreeClients.removedAt, heldSince),
          ),
        );
      await db.insert(removedFreeClients).values(removed);
    },
  };
}
