import { and, asc, eq, inArray, isNotNull, notInArray, sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../../../database/database';
import { credentials, trainerCredentials } from '../../../database/schema/qualifications';

export type CredentialRow = Awaited<ReturnType<ReturnType<typeof credentialsRepository>['list']>>[number];

export function credentialsRepository(db: DatabaseHandle) {
  return {
    async list(trainerId: number | null) {
      return db
        .select({
          id: credentials.id,
          name: credentials.name,
          isHeld: sql<boolean>`${isNotNull(trainerCredentials.credentialId)}`,
        })
        .from(credentials)
        .leftJoin(
          trainerCredentials,
          and(
            eq(trainerCredentials.credentialId, credentials.id),
            trainerId === null ? sql`false` : eq(trainerCredentials.trainerId, trainerId),
          ),
        )
        .orderBy(asc(credentials.ordinal), asc(credentials.id));
    },

    async count(ids: number[]): Promise<number> {
      return db.$count(credentials, inArray(credentials.id, ids));
    },

    async replace(trainerId: number, ids: number[]): Promise<void> {
      await db
        .delete(trainerCredentials)
        .where(
          and(
            eq(trainerCredentials.trainerId, trainerId),
            ids.length === 0 ? undefined : notInArray(trainerCredentials.credentialId, ids),
          ),
        );
      if (ids.length === 0) return;
      await db
        .insert(trainerCredentials)
        .values(ids.map((credentialId) => ({ trainerId, credentialId })))
        .onConflictDoNothing();
    },
  };
}
