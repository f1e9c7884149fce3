import { errorCodes } from '@formline/shared/contracts/errorCodes';
import type { FastifyBaseLogger } from 'fastify';
import type { DatabaseHandle } from '../../../database/database';
import { HttpProblem, notFound } from '../../../plugins/HttpProblem';
import { attemptOf, type CredentialsService, type SignInOrigin } from '../credentials/credentials.service';
import { userAccountsRepository } from '../userAccounts/userAccounts.repository';

interface PasswordCall extends SignInOrigin {
  readonly actor: { readonly userId: number };
  readonly body: { readonly password: string };
  readonly log: FastifyBaseLogger;
}

interface PasswordCheckOptions {
  readonly db: DatabaseHandle;
  readonly credentials: CredentialsService;
}

/** Call it before the transaction, so that a wrong password stays counted. @throws HttpProblem 400 */
export function passwordCheck({ db, credentials }: PasswordCheckOptions) {
  return async ({ actor, body, ip, browser, log }: PasswordCall): Promise<void> => {
    const user = await userAccountsRepository(db).findById(actor.userId);
    if (!user) throw notFound();
    try {
      const typed = { email: user.email, password: body.password };
      await credentials.verify(typed, { side: 'own', ...attemptOf({ ip, browser, log }) });
    } catch (error) {
      throw isRefusal(error) ? asInputError(error) : error;
    }
  };
}

const isRefusal = (error: unknown): error is HttpProblem =>
  error instanceof HttpProblem && (error.status === 401 || error.status === 403);

/** 400, because after 401 or 403 the browser would renew the session and send the password again. */
const asInputError = ({ body }: HttpProblem) =>
  new HttpProblem(400, { ...body, code: errorCodes.invalidInput });
