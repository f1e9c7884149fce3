import type { LegalDocumentType } from '@formline/shared/contracts/accounts/legalDocuments';
import type { Clock } from '../../../clock';
import type { DatabaseHandle } from '../../../database/database';
import { acceptancesRepository } from './acceptances.repository';
import type { LegalDocument } from './legalDocuments';

interface LegalDependencies {
  readonly db: DatabaseHandle;
  readonly clock: Clock;
  readonly documents: readonly LegalDocument[];
}

export function legalDocumentsService({ db, clock, documents }: LegalDependencies) {
  const acceptances = acceptancesRepository(db);
  return {
    async listOpen(userId: number): Promise<LegalDocumentType[]> {
      const accepted = await acceptances.list(userId);
      return documents
        .filter(
          ({ type, version }) =>
            !accepted.some((one) => one.documentType === type && one.version === version),
        )
        .map(({ type }) => type);
    },

    async accept(userId: number): Promise<void> {
      await acceptances.add(
        userId,
        documents.map(({ type, version }) => ({ documentType: type, version })),
        clock.now(),
      );
    },
  };
}
