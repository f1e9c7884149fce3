import { MOST_CERTIFICATES, type SavedCertificate } from '@formline/shared/contracts/people/qualifications';
import type { DatabaseHandle, Transaction } from '../../../database/database';
import { invalidInput, notFound, staleVersion } from '../../../plugins/HttpProblem';
import { searchPatterns } from '../../platform/search/searchParts';
import { userAccountsRepository } from '../../accounts/userAccounts/userAccounts.repository';
import {
  type CertificateFacts,
  type CertificateRow,
  certificatesRepository,
} from './certificates.repository';
import { type CredentialRow, credentialsRepository } from './credentials.repository';
import { peopleTexts as texts } from '../people.texts';

export const credentialsOf = (db: DatabaseHandle, trainerId: number | null): Promise<CredentialRow[]> =>
  credentialsRepository(db).list(trainerId);

export const findCertificates = (
  db: DatabaseHandle,
  trainerId: number,
  search: string | undefined,
): Promise<CertificateRow[]> => certificatesRepository(db).list(trainerId, searchPatterns(search));

export function qualificationsService(db: Transaction) {
  return {
    async updateCredentials(trainerId: number, ids: readonly number[]): Promise<CredentialRow[]> {
      const different = [...new Set(ids)];
      await userAccountsRepository(db).lock(trainerId);
      const credentials = credentialsRepository(db);
      if (different.length > 0 && (await credentials.count(different)) !== different.length) {
        throw invalidInput(texts.qualifications.noSuchCredential);
      }
      await credentials.replace(trainerId, different);
      return credentials.list(trainerId);
    },

    async saveCertificates(trainerId: number, saved: readonly SavedCertificate[]): Promise<CertificateRow[]> {
      saved.forEach(checkDates);
      await userAccountsRepository(db).lock(trainerId);
      const repository = certificatesRepository(db);
      const present = new Map((await repository.list(trainerId)).map(({ id, version }) => [id, version]));
      const added = saved.filter(({ id }) => id === undefined).length;
      if (present.size + added > MOST_CERTIFICATES) {
        throw invalidInput(texts.qualifications.tooManyCertificates);
      }
      for (const { id, version, ...fields } of saved) {
        if (id === undefined) {
          await repository.insert(trainerId, factsOf(fields));
        } else {
          const newest = present.get(id);
          if (newest === undefined) throw noSuchCertificate();
          const read = { trainerId, id, version: version ?? newest };
          if (!(await repository.update(read, factsOf(fields)))) throw staleVersion();
        }
      }
      return repository.list(trainerId);
    },

    async deleteCertificate(trainerId: number, id: number): Promise<void> {
      if (!(await certificatesRepository(db).delete(trainerId, id))) throw noSuchCertificate();
    },
  };
}

const factsOf = (fields: Omit<SavedCertificate, 'id' | 'version'>): CertificateFacts => ({
  name: fields.name,
  issuer: fields.issuer,
  certificateNumber: fields.certificate_number,
  issuedOn: fields.issued_on,
  expiresOn: fields.expires_on,
});

function checkDates({ issued_on, expires_on }: SavedCertificate): void {
  if (issued_on !== null && expires_on !== null && expires_on < issued_on) {
    throw invalidInput(texts.qualifications.expiresBeforeIssue);
  }
}

const noSuchCertificate = () => notFound(texts.qualifications.noSuchCertificate);
