import type { LoginErrorKey } from '@formline/shared/contracts/errorCodes';
import { type Accounts, accountsRepository } from './accounts.repository';
import type { CallingBrowser } from '../../plugins/endpoints';
import { countedTries, type CountedTriesOptions, type TryTexts } from './countedTries';
import { findKnownDevice } from './knownDevices';
import { emailKeyOf } from './lockout';
import { toHttpProblem } from './LoginProblem';
import { verifyNothing, verifyPassword } from './passwords';
import { tokensTexts } from './tokens.texts';

/** What the log is told of a try with a password: no address, no password. */
export type CredentialsReport = (event: {
  readonly outcome: LoginErrorKey | 'signed_in';
  readonly userId: number | null;
}) => void;

/** From where a password is tried. */
export interface SignInOrigin {
  readonly ip: string;
  readonly browser: Pick<CallingBrowser, 'cookies'>;
}

/** Which of the accounts' passwords must be right. */
type AccountSide = keyof Accounts;

/** Who tries a password, and who is told of it. */
export interface PasswordTry {
  readonly from: SignInOrigin;
  readonly report: CredentialsReport;
}

interface PasswordCheck extends PasswordTry {
  readonly side: AccountSide;
}

export type CredentialsService = ReturnType<typeof credentialsService>;

const passwordTexts: TryTexts = {
  wrongKey: 'invalid_credentials',
  wrong: tokensTexts.wrongCredentials,
  locked: tokensTexts.locked,
  lockSubject: tokensTexts.lockSubject,
  lockLetter: tokensTexts.lockLetter,
};

/**
 * The one place where passwords are tried: all doors that take one share the count of wrong ones. A known device has a
 * count of its own and does not use up what its network may try, so that nobody can lock an owner out.
 */
export function credentialsService(options: CountedTriesOptions) {
  const { db } = options;
  const repository = accountsRepository(db);
  const tries = countedTries(options);

  return {
    /** Answers the accounts of an address once its password was right, or throws what the person is to be told. */
    async verify(
      { email, password }: { readonly email: string; readonly password: string },
      { side, from: { ip, browser }, report }: PasswordCheck,
    ): Promise<Accounts> {
      const emailKey = emailKeyOf(email);
      const accounts = await repository.findByEmail(emailKey);
      const device = accounts.own && (await findKnownDevice(db, accounts.own.id, browser.cookies));
      const problem = await tries.make({
        attemptKey: device && accounts.own ? `${accounts.own.id}:${device}` : emailKey,
        ip: device ? null : ip,
        owner: device ? null : accounts.own,
        texts: passwordTexts,
        check: async () => {
          const storedHash = accounts[side]?.passwordHash;
          return storedHash ? verifyPassword(storedHash, password) : verifyNothing(password);
        },
      });
      if (!problem) return accounts;
      report({ outcome: problem.key, userId: accounts.own?.id ?? null });
      throw toHttpProblem(problem);
    },
  };
}
