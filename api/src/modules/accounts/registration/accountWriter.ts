import { randomUUID } from 'node:crypto';
import { errorCodes } from '@formline/shared/contracts/errorCodes';
import type { Clock } from '../../../clock';
import type { DatabaseHandle } from '../../../database/database';
import { HttpProblem } from '../../../plugins/HttpProblem';
import type { LegalDocument } from '../legalDocuments/legalDocuments';
import { legalDocumentsService } from '../legalDocuments/legalDocuments.service';
import type { NewPerson } from './newAccount';
import { registrationRepository, type ServiceAccount } from './registration.repository';
import { registrationTexts } from './registration.texts';

interface WriterDependencies {
  readonly db: DatabaseHandle;
  readonly clock: Clock;
  readonly legalDocuments: readonly LegalDocument[];
}

export const accountExists = (code: number): HttpProblem =>
  new HttpProblem(409, { message: registrationTexts.exists, code });

export function accountWriter({ db, clock, legalDocuments }: WriterDependencies) {
  const repository = registrationRepository(db);
  return {
    async addAccount(
      person: NewPerson & { readonly emailConfirmedAt?: null },
      { role, passwordHash }: { readonly role: 'TRAINER' | 'CLIENT'; readonly passwordHash: string },
    ): Promise<number> {
      const id = await repository.addUser({ ...person, role });
      if (id === null) throw accountExists(errorCodes.accountExists);
      await repository.setPassword(id, passwordHash, clock.now());
      await legalDocumentsService({ db, clock, documents: legalDocuments }).accept(id);
      return id;
    },

    async addServiceTwin(id: number, person: NewPerson, passwordHash: string): Promise<void> {
      const { email, firstName, lastName } = person;
      const twin = await repository.addServiceAccount({
        email,
        firstName,
        lastName,
        passwordHash,
        uaGuid: randomUUID(),
        linkedUserId: id,
      });
      if (!twin) throw accountExists(errorCodes.accountExistsElsewhere);
      await repository.pointAtService(id, twin, clock.now());
    },

    async tie(id: number, external: ServiceAccount & { readonly id: number }): Promise<void> {
      await repository.pointServiceAt(external.id, id);
      await repository.pointAtService(id, external, clock.now());
    },
  };
}
