import { isEmailAddress } from '@formline/shared/domain/emailAddress';
import type { Clock } from '../../clock';
import type { DatabaseHandle } from '../../database/database';
import { invalidInput } from '../../plugins/HttpProblem';
import { accountRemovalRepository } from './accountRemoval.repository';
import { accountRemovalTexts } from './accountRemoval.texts';

export function accountRemovalService({ db, clock }: { readonly db: DatabaseHandle; readonly clock: Clock }) {
  return {
    /** Keeps the wish for the operator. Whether the address has an account is not looked up. */
    async request(typed: { readonly email: string; readonly reason: string }): Promise<void> {
      const email = typed.email.trim();
      const reason = typed.reason.trim();
      if (!isEmailAddress(email)) throw invalidInput(accountRemovalTexts.emailInvalid);
      if (reason === '') throw invalidInput(accountRemovalTexts.reasonMissing);
      await accountRemovalRepository(db).add({ email, reason, createdAt: clock.now() });
    },
  };
}
