import type { EmailCheck } from '@formline/shared/contracts/auth';
import { toLoginType } from '@formline/shared/domain/loginType';
import type { Accounts } from './accounts.repository';
import type { LoginProblem } from './LoginProblem';
import { tokensTexts } from './tokens.texts';

/** Why an account may not sign in here although the password was right. */
export function refusalOf(accounts: Accounts): LoginProblem | null {
  const loginType = toLoginType(toEmailCheck(accounts));
  if (loginType === 'client') return { key: 'client', status: 403, message: tokensTexts.client };
  if (!accounts.own?.isActive) {
    return { key: 'inactive', status: 403, message: tokensTexts.inactive, description: tokensTexts.inactive };
  }
  if (loginType === 'legacy_edge_account') return { key: 'legacy', status: 403, message: tokensTexts.legacy };
  if (loginType === 'unlinked_accounts')
    return { key: 'unlinked', status: 403, message: tokensTexts.unlinked };
  return loginType === 'linked_accounts'
    ? null
    : { key: 'mismatched', status: 403, message: tokensTexts.mismatched };
}

/** How the accounts of an address point at each other. */
export function toEmailCheck({ own, external }: Accounts): EmailCheck {
  return {
    edgeResult: own !== null,
    uaResult: external !== null,
    edgeAccountInUA: own !== null && external !== null && own.uaGuid === external.uaGuid,
    uaAccountInEDGE: own !== null && external !== null && external.linkedUserId === own.id,
    edgeUserRole: own?.role ?? null,
  };
}
