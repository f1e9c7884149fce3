import type { LegalDocumentType } from '@formline/shared/contracts/accounts/legalDocuments';
import { eq } from 'drizzle-orm';
import type { DatabaseHandle } from '../../../database/database';
import { legalAcceptances } from '../../../database/schema/users';

export interface Acceptance {
  readonly documentType: LegalDocumentType;
  readonly version: string;
}

export function acceptancesRepository(db: DatabaseHandle) {
  return {
    async list(userId: number): Promise<Acceptance[]> {
      return db
        .select({ documentType: legalAcceptances.documentType, version: legalAcceptances.version })
        .from(legalAcceptances)
        .where(eq(legalAcceptances.userId, userId));
    },

    async add(userId: number, accepted: readonly Acceptance[], acceptedAt: Date): Promise<void> {
      await db
        .insert(legalAcceptances)
        .values(accepted.map((one) => ({ ...one, userId, acceptedAt })))
        .onConflictDoNothing();
    },
  };
}
