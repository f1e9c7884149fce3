import { failureMessage, isApiError } from '@formline/shared/api-client';
import type { LoginType } from '@formline/shared/contracts/accounts/auth';
import { clientAccessTexts } from '../../components/clientAccess.texts';
import type { SignInMessage } from '../../components/sign-in-message/signInMessage';
import { signInMessageTexts } from '../../components/sign-in-message/signInMessage.texts';
import { loginTexts } from './login.texts';

export type EmailOutcome =
  | { readonly next: 'password' }
  | { readonly next: 'create-account' }
  | { readonly next: 'link_accounts' }
  | { readonly next: 'fresh_login'; readonly message: SignInMessage };

export function outcomeOf(loginType: LoginType): EmailOutcome {
  switch (loginType) {
    case 'linked_accounts':
    // The password decides whether a legacy account needs a new one.
    case 'legacy_edge_account':
      return { next: 'password' };
    case 'new_account':
      return { next: 'create-account' };
    case 'unlinked_accounts':
      return { next: 'link_accounts' };
    case 'client':
      return withMessage({
        kind: 'dialog',
        title: clientAccessTexts.title,
        text: clientAccessTexts.text,
        offersApp: true,
      });
    case 'ua_account_only':
      return withMessage({
        kind: 'dialog',
        title: loginTexts.newToProductTitle,
        text: loginTexts.newToProductText,
        offersApp: true,
      });
    case 'mismatched_account_links':
      return withMessage({ kind: 'refused', text: loginTexts.mismatchedAccounts });
    case 'fresh_login':
    case 'unexpected_error':
      return withMessage({ kind: 'failed', text: signInMessageTexts.unexpected });
  }
}

const withMessage = (message: SignInMessage): EmailOutcome => ({ next: 'fresh_login', message });

/** Only a refused address and too many attempts are the visitor's. */
export function emailCheckFailure(error: unknown): SignInMessage {
  if (isApiError(error)) {
    if (error.status === 400) return { kind: 'refused', text: loginTexts.invalidEmail };
    if (error.status === 429)
      return { kind: 'refused', text: failureMessage(error, loginTexts.unexpectedServer) };
    if (error.status === 0)
      return { kind: 'failed', text: loginTexts.unexpectedServer, advice: error.message };
  }
  return { kind: 'failed', text: loginTexts.unexpectedServer };
}
