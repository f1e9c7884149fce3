import { isApiError } from '@formline/shared/api-client';
import type { LoginType } from '@formline/shared/contracts/auth';
import { loginTexts } from './login.texts';
import type { LoginMessage } from './loginMessage';

/** How signing in goes on once it is known which account an email address has: null asks for the password. */
export function messageForLoginType(type: LoginType): LoginMessage | null {
  switch (type) {
    case 'linked_accounts':
    case 'fresh_login':
      return null;
    case 'client':
      return { kind: 'dialog', title: loginTexts.clientTitle, text: loginTexts.clientText };
    case 'new_account':
      return { kind: 'notice', text: loginTexts.newAccount };
    case 'legacy_edge_account':
      return { kind: 'notice', text: loginTexts.legacyAccount };
    case 'ua_account_only':
      return { kind: 'notice', text: loginTexts.accountElsewhere };
    case 'unlinked_accounts':
      return { kind: 'notice', text: loginTexts.unlinkedAccounts };
    case 'mismatched_account_links':
      return { kind: 'error', text: loginTexts.mismatchedAccounts };
    case 'unexpected_error':
      return { kind: 'error', text: loginTexts.unexpected };
  }
}

/** What to say when the account check itself failed. Only a refused address and too many tries are the visitor's. */
export function emailCheckFailure(error: unknown): LoginMessage {
  if (isApiError(error) && error.status === 400) return { kind: 'error', text: loginTexts.invalidEmail };
  if (isApiError(error) && error.status === 429) return { kind: 'error', text: error.message };
  return { kind: 'error', text: loginTexts.unexpectedServer };
}
