import { and, asc, eq, sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../../../database/database';
import { certificates } from '../../../database/schema/qualifications';
import { matches } from '../../platform/search/matches.repository';

export type CertificateRow = typeof certificates.$inferSelect;

export type CertificateFacts = Pick<
  CertificateRow,
  'name' | 'issuer' | 'certificateNumber' | 'issuedOn' | 'expiresOn'
>;

export function certificatesRepository(db: DatabaseHandle) {
  const words = sql`search_form(concat_ws(' ', ${certificates.name}, ${certificates.issuer}, ${certificates.certificateNumber}))`;
  return {
    async list(trainerId: number, patterns: readonly string[] = []): Promise<CertificateRow[]> {
      return db
        .select()
        .from(certificates)
        .where(and(eq(certificates.trainerId, trainerId), ...matches(words, patterns)))
        .orderBy(sql`search_form(${certificates.name}) collate "C"`, asc(certificates.id));
    },

    async insert(trainerId: number, facts: CertificateFacts): Promise<void> {
      await db.insert(certificates).values({ trainerId, ...facts });
    },

    async update(
      { trainerId, id, version }: Pick<CertificateRow, 'trainerId' | 'id' | 'version'>,
      facts: CertificateFacts,
    ): Promise<boolean> {
      const changed = await db
        .update(certificates)
        .set({ ...facts, version: version + 1 })
        .where(
          and(
            eq(certificates.id, id),
            eq(certificates.trainerId, trainerId),
            eq(certificates.version, version),
          ),
        )
        .returning({ id: certificates.id });
      return changed.length > 0;
    },

    async delete(trainerId: number, id: number): Promise<boolean> {
      const removed = await db
        .delete(certificates)
        .where(and(eq(certificates.id, id), eq(certificates.trainerId, trainerId)))
        .returning({ id: certificates.id });
      return removed.length > 0;
    },
  };
}
