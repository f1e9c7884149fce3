import { MOST_CERTIFICATES, type SavedCertificate } from '@formline/shared/contracts/qualifications';
import type { DatabaseHandle } from '../../../database/database';
import { invalidInput, notFound, staleVersion } from '../../../plugins/HttpProblem';
import { searchPatterns } from '../../library/libraryLists/searchParts';
import { usersRepository } from '../users/users.repository';
import {
  type CertificateFacts,
  type CertificateRow,
  certificatesRepository,
} from './certificates.repository';
import { type CredentialRow, credentialsRepository } from './credentials.repository';

export function qualificationsService(db: DatabaseHandle) {
  return {
    async listCredentials(trainerId: number | null): Promise<CredentialRow[]> {
      return credentialsRepository(db).list(trainerId);
    },

    async updateCredentials(trainerId: number, ids: readonly number[]): Promise<CredentialRow[]> {
      const different = [...new Set(ids)];
      return db.transaction(async (tx) => {
        await usersRepository(tx).lock(trainerId);
        const credentials = credentialsRepository(tx);
        if (different.length > 0 && (await credentials.count(different)) !== different.length) {
          throw invalidInput('credential_ids: there is no such credential');
        }
        await credentials.replace(trainerId, different);
        return credentials.list(trainerId);
      });
    },

    async searchCertificates(trainerId: number, search: string | undefined): Promise<CertificateRow[]> {
      return certificatesRepository(db).list(trainerId, searchPatterns(search));
    },

    async saveCertificates(trainerId: number, saved: readonly SavedCertificate[]): Promise<CertificateRow[]> {
      saved.forEach(checkDates);
      return db.transaction(async (tx) => {
        await usersRepository(tx).lock(trainerId);
        const repository = certificatesRepository(tx);
        const present = new Map((await repository.list(trainerId)).map(({ id, version }) => [id, version]));
        const added = saved.filter(({ id }) => id === undefined).length;
        if (present.size + added > MOST_CERTIFICATES) {
          throw invalidInput(`A trainer can have ${MOST_CERTIFICATES} certificates at most.`);
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
      });
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
    throw invalidInput('expires_on: lies before the day of issue');
  }
}

const noSuchCertificate = () => notFound('You have no certificate with this number.');
