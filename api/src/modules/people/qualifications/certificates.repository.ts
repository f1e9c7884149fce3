import { and, asc, eq, sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../../../database/database';
import { certificates } from '../../../database/schema/qualifications';
import { matches } from '../../platform/search/matches.repository';

export type CertificateRow = typeof certificates.$inferSelect;

/** What a certificate says. */
export type CertificateFacts = Pick<
  CertificateRow,
  'name' | 'issuer' | 'certificateNumber' | 'issuedOn' | 'expiresOn'
>;

/** Certificates of one trainer: every query names the trainer. */
export function certificatesRepository(db: DatabaseHandle) {
  const words = sql`search_form(concat_ws(' ', ${certificates.name}, ${certificates.issuer}, ${certificates.certificateNumber}))`;
  return {
    /** Those in whose words every pattern is found. */
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

    /** Says whether the version was still the newest. */
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

    /** Says whether there was one. */
    async delete(trainerId: number, id: number): Promise<boolean> {
      const removed = await db
        .delete(certificates)
        .where(and(eq(certificates.id, id), eq(certificates.trainerId, trainerId)))
        .returning({ id: certificates.id });
      return removed.length > 0;
    },
  };
}
