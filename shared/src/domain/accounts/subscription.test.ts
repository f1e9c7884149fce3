import type { ClubProfile } from '../../contracts/people/users';
import {
  activeClientLimit,
  clientActivation,
  hasFoundationPermission,
  type SubscribedTrainer,
  subscriptionStatus,
} from './subscription';

const now = new Date('2028-02-15T09:00:00.000Z');
const PAST = '2028-02-15T08:59:59.999Z';
const AHEAD = '2028-02-15T09:00:00.001Z';
const NOW = '2028-02-15T09:00:00.000Z';

const free: SubscribedTrainer = {
  subscription_expiration_date: null,
  max_free_clients: 1,
  bypass_subscription: false,
  permissions: [],
  club_connect_user: [],
};
const foundation = (expiration_at: string | null) => [
  { permission_type: 'edge', name: 'edge_trainer_foundation', expiration_at },
];
const club = (TrainerStatus: string): ClubProfile => ({
  ClubId: 1,
  ClubName: 'Harbour',
  LocationName: null,
  ClubLogoUrl: null,
  ClubStatus: 'ACTIVE',
  TrainerStatus,
  Locations: [],
});

it.each([
  ['pending until it is known', undefined, 'pending'],
  ['none without an end', null, 'none'],
  ['expired once the end is past', PAST, 'expired'],
  ['subscribed at the very end', NOW, 'subscribed'],
  ['subscribed before it', AHEAD, 'subscribed'],
])('a subscription is %s', (_name, date, expected) => {
  expect(subscriptionStatus(date, now)).toBe(expected);
});

it.each([
  ['holds until its end', foundation(AHEAD), true],
  ['does not hold at its end', foundation(NOW), false],
  ['does not hold without an end', foundation(null), false],
  [
    'is not another permission',
    [{ permission_type: 'edge', name: 'edge_trainer', expiration_at: AHEAD }],
    false,
  ],
  [
    'is not one of another type',
    [{ permission_type: 'role', name: 'edge_trainer_foundation', expiration_at: AHEAD }],
    false,
  ],
])('the foundation permission %s', (_name, permissions, expected) => {
  expect(hasFoundationPermission(permissions, now)).toBe(expected);
});

describe('active clients', () => {
  it.each([
    ['are limited for a free trainer', {}, 1],
    [
      'are limited once the subscription expired',
      { subscription_expiration_date: PAST, max_free_clients: 3 },
      3,
    ],
    ['are not limited while subscribed', { subscription_expiration_date: AHEAD }, null],
    ['are not limited when subscriptions are bypassed', { bypass_subscription: true }, null],
    ['are not limited with the foundation permission', { permissions: foundation(AHEAD) }, null],
    ['are not limited for a club’s trainer', { club_connect_user: [club('Active')] }, null],
    ['are limited for one who left the club', { club_connect_user: [club('inactive')] }, 1],
  ])('%s', (_name, given, limit) => {
    expect(activeClientLimit({ ...free, ...given }, now)).toBe(limit);
  });

  it.each([
    ['all are activated for a subscriber', { subscription_expiration_date: AHEAD }, 1, 4, 'activate-all'],
    ['stay when all are active', { bypass_subscription: true }, 4, 4, 'keep'],
    ['all are deactivated beyond the limit', {}, 2, 4, 'deactivate-all'],
    ['stay at the limit', {}, 1, 4, 'keep'],
    ['stay below the limit', { subscription_expiration_date: PAST }, 0, 4, 'keep'],
    ['stay while the subscription is not known', { subscription_expiration_date: undefined }, 2, 4, 'keep'],
    [
      'stay while it is not known even if bypassed',
      { subscription_expiration_date: undefined, bypass_subscription: true },
      1,
      4,
      'keep',
    ],
    ['stay as they are for a club’s trainer', { club_connect_user: [club('active')] }, 2, 4, 'keep'],
  ])('%s', (_name, given, active, total, expected) => {
    expect(clientActivation({ ...free, ...given }, { active, total }, now)).toBe(expected);
  });
});
