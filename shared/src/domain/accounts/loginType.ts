import type { EmailCheck, LoginType } from '../../contracts/accounts/auth';
import { isClientRole } from './roles';

/** The next step after the account check; `unexpected_error` for unknown cases, `fresh_login` never. */
export function toLoginType(check: EmailCheck): LoginType {
  const { edgeResult, uaResult, edgeAccountInUA, uaAccountInEDGE, edgeUserRole } = check;
  const links = Number(edgeAccountInUA) + Number(uaAccountInEDGE);
  if (edgeResult && isClientRole(edgeUserRole)) return 'client';
  if (edgeResult && uaResult) return LOGIN_TYPE_BY_LINKS[links] ?? 'unexpected_error';
  if (links > 0) return 'unexpected_error';
  if (edgeResult) return 'legacy_edge_account';
  return uaResult ? 'ua_account_only' : 'new_account';
}

/** By how many of two accounts point at the other. */
const LOGIN_TYPE_BY_LINKS: readonly LoginType[] = [
  'unlinked_accounts',
  'mismatched_account_links',
  'linked_accounts',
];
