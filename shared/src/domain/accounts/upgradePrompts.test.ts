import { buildClubProfile, buildCurrentUser } from '../../testing/builders';
import { showsExpiredBanner, upgradablePlan } from './upgradePrompts';

const NOW = new Date('2026-06-15T12:00:00Z');
const PAST = '2026-06-15T11:59:59.000Z';
const FUTURE = '2026-06-15T12:00:01.000Z';
const club = buildClubProfile();

const foundation = {
  permission_type: 'edge',
  name: 'edge_trainer_foundation',
  expiration_at: FUTURE,
};
const endDates = { expired: PAST, none: null, subscribed: FUTURE, pending: undefined } as const;
const both = [false, true];
const sections = ['clients', 'groups', 'libraries', 'dashboard', ''];

const combinations = both.flatMap((bypasses) =>
  (['expired', 'none', 'subscribed', 'pending'] as const).flatMap((status) =>
    sections.flatMap((section) =>
      both.flatMap((hasFoundation) =>
        both.map((isInClub) => ({ bypasses, status, section, hasFoundation, isInClub })),
      ),
    ),
  ),
);

describe('the banner of an expired subscription', () => {
  it.each(combinations)(
    'bypass $bypasses, $status, section "$section", foundation $hasFoundation, club $isInClub',
    ({ bypasses, status, section, hasFoundation, isInClub }) => {
      const user = {
        ...buildCurrentUser({
          bypass_subscription: bypasses,
          permissions: hasFoundation ? [foundation] : [],
        }),
        subscription_expiration_date: endDates[status],
      };
      const isExpected =
        [bypasses, hasFoundation, isInClub].every((one) => !one) &&
        section === 'clients' &&
        (status === 'expired' || status === 'none');
      expect(showsExpiredBanner(user, { section, club: isInClub ? club : null }, NOW)).toBe(isExpected);
    },
  );

  it.each([
    { ...foundation, expiration_at: PAST },
    { ...foundation, expiration_at: null },
  ])('is not kept away by a foundation permission that does not hold', (permission) => {
    const user = buildCurrentUser({ subscription_expiration_date: null, permissions: [permission] });
    expect(showsExpiredBanner(user, { section: 'clients', club: null }, NOW)).toBe(true);
  });
});

it.each([
  ['access', null, 'base'],
  ['access', FUTURE, 'base'],
  ['plus', FUTURE, 'plus'],
  ['plus', PAST, 'base'],
  ['foundation', FUTURE, 'plus'],
  ['pro', FUTURE, null],
  ['pro', PAST, 'base'],
] as const)('offers an upgrade of the tier %s that ends %s from %s', (subscription, end, plan) => {
  const user = buildCurrentUser({ subscription, subscription_expiration_date: end });
  expect(upgradablePlan(user, null, NOW)).toBe(plan);
  expect(upgradablePlan(user, club, NOW)).toBeNull();
});

it.each([
  ['pro', { bypass_subscription: true, subscription_expiration_date: PAST }, null],
  ['pro', { bypass_subscription: true, subscription_expiration_date: null }, null],
  ['plus', { bypass_subscription: true, subscription_expiration_date: null }, 'plus'],
  ['pro', { subscription_expiration_date: undefined }, null],
] as const)('takes the tier %s for running with %j', (subscription, changes, plan) => {
  const user = { ...buildCurrentUser({ subscription }), ...changes };
  expect(upgradablePlan(user, null, NOW)).toBe(plan);
});

it('offers no upgrade to clients', () => {
  const client = buildCurrentUser({ role: 'CLIENT', subscription: 'access' });
  expect(upgradablePlan(client, null, NOW)).toBeNull();
});
