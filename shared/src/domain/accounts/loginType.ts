import type { EmailCheck, LoginType } from '../../contracts/accounts/auth';
import { isClientRole } from './roles';

/**
 * Which way signing in goes on after the account check of an email address. An answer that fits no known case (links
 * between accounts that do not exist) is `unexpected_error`, never a guess. `fresh_login` is a state of the form before
 * any check and never comes out of one.
 *
 * @example
 * toLoginType({ edgeResult: false, uaResult: false, edgeAccountInUA: false, uaAccountInEDGE: false, edgeUserRole: null })
 * // 'new_account'
 */
export function toLoginType(check: EmailCheck): LoginType {
  const { edgeResult, uaResult, edgeAccountInUA, uaAccountInEDGE, edgeUserRole } = check;
  const links = Number(edgeAccountInUA) + Number(uaAccountInEDGE);
  if (edgeResult && isClientRole(edgeUserRole)) return 'client';
  if (edgeResult && uaResult) return LOGIN_TYPE_BY_LINKS[links] ?? 'unexpected_error';
  if (links > 0) return 'unexpected_error';
  if (edgeResult) return 'legacy_edge_account';
  return uaResult ? 'ua_account_only' : 'new_account';
}

/** With an account in both places: how many of the two point at the other. */
const LOGIN_TYPE_BY_LINKS: readonly LoginType[] = [
  'unlinked_accounts',
  'mismatched_account_links',
  'linked_accounts',
];
