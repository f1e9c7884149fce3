import type { EmailCheck } from '../../contracts/accounts/auth';
import { toLoginType } from './loginType';

const nowhere: EmailCheck = {
  edgeResult: false,
  uaResult: false,
  edgeAccountInUA: false,
  uaAccountInEDGE: false,
  edgeUserRole: null,
};
const here: EmailCheck = { ...nowhere, edgeResult: true, edgeUserRole: 'TRAINER' };
const inBoth: EmailCheck = { ...here, uaResult: true };

describe('which way signing in goes on', () => {
  it.each([
    ['an unknown address creates an account', nowhere, 'new_account'],
    ['an account of this product alone is migrated', here, 'legacy_edge_account'],
    ['an account of the account service alone is known', { ...nowhere, uaResult: true }, 'ua_account_only'],
    [
      'two accounts that point at each other sign in',
      { ...inBoth, edgeAccountInUA: true, uaAccountInEDGE: true },
      'linked_accounts',
    ],
    ['two accounts that do not know each other are linked', inBoth, 'unlinked_accounts'],
    [
      'a link from this product alone is a mismatch',
      { ...inBoth, edgeAccountInUA: true },
      'mismatched_account_links',
    ],
    [
      'a link from the account service alone is a mismatch',
      { ...inBoth, uaAccountInEDGE: true },
      'mismatched_account_links',
    ],
    ['a client is sent to the mobile app', { ...here, edgeUserRole: 'CLIENT' }, 'client'],
    [
      'an athlete is a client, linked or not',
      { ...inBoth, edgeAccountInUA: true, uaAccountInEDGE: true, edgeUserRole: 'ATHLETE' },
      'client',
    ],
    ['a practitioner is a trainer', { ...here, edgeUserRole: 'PRACTITIONER' }, 'legacy_edge_account'],
    [
      'a link to an account that does not exist fits no case',
      { ...here, edgeAccountInUA: true },
      'unexpected_error',
    ],
    [
      'a link from an account that does not exist fits no case',
      { ...nowhere, uaResult: true, edgeAccountInUA: true },
      'unexpected_error',
    ],
  ] as const)('%s', (_outcome, check, loginType) => {
    expect(toLoginType(check)).toBe(loginType);
  });
});
