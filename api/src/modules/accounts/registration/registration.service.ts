import { errorCodes } from '@formline/shared/contracts/errorCodes';
import type { DatabasePool, Transaction } from '../../../database/database';
import type { EmailContext } from '../../../mail/emailOutbox';
import type { LegalDocument } from '../legalDocuments/legalDocuments';
import { accountsRepository } from '../credentials/accounts.repository';
import type { CredentialsService, PasswordAttempt } from '../credentials/credentials.service';
import { emailKeyOf } from '../credentials/lockout';
import { hashPassword } from '../credentials/passwords';
import { accountExists, accountWriter } from './accountWriter';
import { emailConfirmation } from './emailConfirmation.service';
import { readEmail, readPerson, requireGoodPassword } from './newAccount';

interface RegistrationDependencies extends EmailContext {
  readonly db: DatabasePool;
  readonly credentials: CredentialsService;
  readonly legalDocuments: readonly LegalDocument[];
}

interface TypedRegistration {
  readonly email: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly password: string;
}

export function registrationService(dependencies: RegistrationDependencies) {
  const { db, clock, credentials, legalDocuments, ...emails } = dependencies;
  const writer = (tx: Transaction) => accountWriter({ db: tx, clock, legalDocuments });

  return {
    async registerTrainer(typed: TypedRegistration): Promise<number> {
      const person = readPerson(typed);
      requireGoodPassword(typed.password);
      const passwordHash = await hashPassword(typed.password);
      return db.transaction(async (tx) => {
        await refuseKnownAddress(tx, person.email);
        const unconfirmed = { ...person, emailConfirmedAt: null };
        const id = await writer(tx).addAccount(unconfirmed, { role: 'TRAINER', passwordHash });
        await writer(tx).addServiceTwin(id, person, passwordHash);
        await emailConfirmation(tx, { clock, ...emails }).send({ id, ...person });
        return id;
      });
    },

    async registerClient(typed: TypedRegistration): Promise<number> {
      const person = readPerson(typed);
      requireGoodPassword(typed.password);
      const passwordHash = await hashPassword(typed.password);
      return db.transaction(async (tx) => {
        await refuseKnownAddress(tx, person.email);
        return writer(tx).addAccount(person, { role: 'CLIENT', passwordHash });
      });
    },

    async registerFromService(
      typed: { readonly email: string; readonly password: string },
      attempt: PasswordAttempt,
    ): Promise<number> {
      const email = readEmail(typed.email);
      const { own, external } = await credentials.verify(
        { email, password: typed.password },
        { side: 'external', ...attempt },
      );
      if (own) throw accountExists(errorCodes.accountExists);
      if (!external?.passwordHash) throw new Error('A password was right without an account.');
      const { passwordHash, firstName, lastName } = external;
      return db.transaction(async (tx) => {
        const person = { email, firstName, lastName };
        const id = await writer(tx).addAccount(person, { role: 'TRAINER', passwordHash });
        await writer(tx).tie(id, external);
        return id;
      });
    },
  };
}

async function refuseKnownAddress(tx: Transaction, email: string): Promise<void> {
  const { own, external } = await accountsRepository(tx).findByEmail(emailKeyOf(email));
  if (own) throw accountExists(errorCodes.accountExists);
  if (external) throw accountExists(errorCodes.accountExistsElsewhere);
}
