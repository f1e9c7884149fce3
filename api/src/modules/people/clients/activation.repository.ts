import type { ClubScope } from '@formline/shared/contracts/people/clubScope';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../../../database/database';
import { clientRelations } from '../../../database/schema/clients';
import { relationsWithin } from './clients.repository';

export function activationRepository(db: DatabaseHandle) {
  return {
    async count(trainerId: number): Promise<{ readonly active: number; readonly total: number }> {
      const [counted] = await db
        .select({
          active: sql<number>`(count(*) filter (where ${clientRelations.isActive}))::int`,
          total: sql<number>`count(*)::int`,
        })
        .from(clientRelations)
        .where(eq(clientRelations.trainerId, trainerId));
      return counted ?? { active: 0, total: 0 };
    },

    async isActive(trainerId: number, clientId: number, scope: ClubScope): Promise<boolean | null> {
      const [relation] = await db
        .select({ isActive: clientRelations.isActive })
        .from(clientRelations)
        .where(and(relationsWithin(trainerId, scope), eq(clientRelations.clientId, clientId)));
      return relation?.isActive ?? null;
    },

    async countInactive(trainerId: number, scope: ClubScope): Promise<number> {
      return db.$count(
        clientRelations,
        and(relationsWithin(trainerId, scope), eq(clientRelations.isActive, false)),
      );
    },

    async countInactiveAmong(trainerId: number, clientIds: readonly number[]): Promise<number> {
      return db.$count(
        clientRelations,
        and(
          eq(clientRelations.trainerId, trainerId),
          inArray(clientRelations.clientId, [...clientIds]),
          eq(clientRelations.isActive, false),
        ),
      );
    },

    async activate(trainerId: number, clientId: number): Promise<void> {
      await db
        .update(clientRelations)
        .set({ isActive: true })
        .where(and(eq(clientRelations.trainerId, trainerId), eq(clientRelations.clientId, clientId)));
    },

    async setAll(trainerId: number, scope: ClubScope, isActive: boolean): Promise<void> {
      await db.update(clientRelations).set({ isActive }).where(relationsWithin(trainerId, scope));
    },
  };
}
