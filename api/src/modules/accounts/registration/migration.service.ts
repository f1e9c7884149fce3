import type { DatabasePool, Transaction } from '../../../database/database';
import { invalidInput } from '../../../plugins/HttpProblem';
import type { LoginErrorKey } from '@formline/shared/contracts/errorCodes';
import { type Accounts, accountsRepository } from '../credentials/accounts.repository';
import type { CredentialsService, PasswordAttempt } from '../credentials/credentials.service';
import { emailKeyOf } from '../credentials/lockout';
import { toHttpProblem } from '../credentials/LoginProblem';
import { oneTimeTokensRepository } from '../credentials/oneTimeTokens.repository';
import { hashPassword } from '../credentials/passwords';
import { refusalOf } from '../tokens/refusal';
import { newOneTimeToken } from '../credentials/oneTimeTokens';
import { hashToken } from '../credentials/tokenSecrets';
import type { EmailContext } from '../../../mail/emailOutbox';
import { endOldAccess } from '../tokens/endAccess';
import type { LegalDocument } from '../legalDocuments/legalDocuments';
import { accountWriter } from './accountWriter';
import { readEmail, requireGoodPassword } from './newAccount';
import { registrationRepository } from './registration.repository';
import { registrationTexts } from './registration.texts';

interface MigrationDependencies extends EmailContext {
  readonly db: DatabasePool;
  readonly credentials: CredentialsService;
  readonly legalDocuments: readonly LegalDocument[];
}

interface TypedCredentials {
  readonly email: string;
  readonly password: string;
}

type OwnAccount = NonNullable<Accounts['own']>;

const PROOF_SECONDS = 600;

export function migrationService(dependencies: MigrationDependencies) {
  const { db, clock, credentials, legalDocuments } = dependencies;
  const writer = (tx: Transaction) => accountWriter({ db: tx, clock, legalDocuments });

  return {
    async verify(typed: TypedCredentials, attempt: PasswordAttempt): Promise<string | null> {
      const accounts = await credentials.verify(typed, { side: 'own', ...attempt });
      const own = ownOf(accounts);
      const refusal = refusalBut(accounts, ['legacy', 'unlinked']);
      if (refusal?.key !== 'legacy') return null;
      const now = clock.now();
      const expiresAt = new Date(now.getTime() + PROOF_SECONDS * 1000);
      return db.transaction((tx) =>
        newOneTimeToken(tx, { purpose: 'migration', userId: own.id, now, expiresAt }),
      );
    },

    async migrate(
      {
        verification_token: proof,
        ...typed
      }: TypedCredentials & { readonly verification_token?: string | undefined },
      attempt: PasswordAttempt,
    ): Promise<void> {
      const email = readEmail(typed.email);
      requireGoodPassword(typed.password);
      if (proof !== undefined)
        return migrateWithProof(dependencies, proof, { email, password: typed.password });
      const accounts = await credentials.verify(
        { email, password: typed.password },
        { side: 'own', ...attempt },
      );
      const own = ownOf(accounts);
      const { passwordHash } = own;
      if (!refusalBut(accounts, ['legacy'])) return;
      if (!passwordHash) throw new Error('A password was right that is not kept.');
      await db.transaction((tx) => writer(tx).addServiceTwin(own.id, own, passwordHash));
    },

    async link(typed: TypedCredentials, attempt: PasswordAttempt): Promise<void> {
      const accounts = await credentials.verify(typed, { side: 'own', ...attempt });
      const own = ownOf(accounts);
      const { external } = accounts;
      if (!refusalBut(accounts, ['unlinked']) || !external) return;
      await db.transaction((tx) => writer(tx).tie(own.id, external));
    },
  };
}

async function migrateWithProof(
  { db, clock, legalDocuments, emailOutbox, publicUrl }: MigrationDependencies,
  proof: string,
  { email, password }: TypedCredentials,
): Promise<void> {
  const passwordHash = await hashPassword(password);
  const now = clock.now();
  await db.transaction(async (tx) => {
    const taken = await oneTimeTokensRepository(tx).take('migration', hashToken(proof), now);
    const accounts = await accountsRepository(tx).findByEmail(emailKeyOf(email));
    const own = taken && accounts.own?.id === taken.userId ? accounts.own : null;
    if (!own) throw invalidInput(registrationTexts.proofOver);
    refusalBut(accounts, ['legacy']);
    await registrationRepository(tx).setPassword(own.id, passwordHash, now);
    await endOldAccess(tx, own, { clock, emailOutbox, publicUrl });
    await accountWriter({ db: tx, clock, legalDocuments }).addServiceTwin(own.id, own, passwordHash);
  });
}

function ownOf({ own }: Accounts): OwnAccount {
  if (!own) throw new Error('A password was right without an account.');
  return own;
}

function refusalBut(accounts: Accounts, completed: readonly LoginErrorKey[]) {
  const refusal = refusalOf(accounts);
  if (refusal && !completed.includes(refusal.key)) throw toHttpProblem(refusal);
  return refusal;
}
