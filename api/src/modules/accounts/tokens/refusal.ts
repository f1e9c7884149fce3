import type { EmailCheck } from '@formline/shared/contracts/accounts/auth';
import { toLoginType } from '@formline/shared/domain/accounts/loginType';
import type { Accounts } from '../credentials/accounts.repository';
import type { LoginProblem } from '../credentials/LoginProblem';
import { tokensTexts } from './tokens.texts';

export type SignInApp = 'dashboard' | 'mobile';

export function refusalOf(accounts: Accounts, app: SignInApp = 'dashboard'): LoginProblem | null {
  const loginType = toLoginType(toEmailCheck(accounts));
  if (loginType === 'client' && app === 'dashboard') {
    return { key: 'client', status: 403, message: tokensTexts.client };
  }
  if (!accounts.own?.isActive) {
    return { key: 'inactive', status: 403, message: tokensTexts.inactive, description: tokensTexts.inactive };
  }
  if (loginType === 'client') return null;
  if (loginType === 'legacy_edge_account') return { key: 'legacy', status: 403, message: tokensTexts.legacy };
  if (loginType === 'unlinked_accounts')
    return { key: 'unlinked', status: 403, message: tokensTexts.unlinked };
  return loginType === 'linked_accounts'
    ? null
    : { key: 'mismatched', status: 403, message: tokensTexts.mismatched };
}

export function toEmailCheck({ own, external }: Accounts): EmailCheck {
  return {
    edgeResult: own !== null,
    uaResult: external !== null,
    edgeAccountInUA: own !== null && external !== null && own.uaGuid === external.uaGuid,
    uaAccountInEDGE: own !== null && external !== null && external.linkedUserId === own.id,
    edgeUserRole: own?.role ?? null,
  };
}
