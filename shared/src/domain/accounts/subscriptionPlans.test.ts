import { buildCurrentUser } from '../../testing/builders';
import {
  currentPlan,
  isAbove,
  isRecommended,
  planStatus,
  subscriptionPlans,
  yearlySaving,
} from './subscriptionPlans';

const now = new Date('2028-02-15T09:00:00.000Z');
const PAST = '2028-02-15T08:59:59.999Z';
const AHEAD = '2028-03-15T09:00:00.000Z';
const LATER = '2028-04-15T09:00:00.000Z';
const foundation = (expiration_at: string | null) => ({
  permission_type: 'edge',
  name: 'edge_trainer_foundation',
  expiration_at,
});

it('costs what the plans cost', () => {
  expect(subscriptionPlans.map(({ id, price }) => [id, price.monthly, price.yearly])).toEqual([
    ['base', 0, 0],
    ['plus', 19.99, 199.99],
    ['pro', 34.99, 349.99],
  ]);
});

it('saves to the cent by the year', () => {
  expect(subscriptionPlans.map(yearlySaving)).toEqual([0, 39.89, 69.89]);
});

it('recommends Pro to all who do not have it', () => {
  expect(isRecommended('pro', 'base')).toBe(true);
  expect(isRecommended('pro', null)).toBe(true);
  expect(isRecommended('pro', 'pro')).toBe(false);
  expect(isRecommended('plus', 'pro')).toBe(false);
});

it('knows which plan gives more', () => {
  expect(isAbove('pro', 'plus')).toBe(true);
  expect(isAbove('plus', 'plus')).toBe(false);
  expect(isAbove('base', 'plus')).toBe(false);
});

it.each([
  ['access', AHEAD, {}, 'base'],
  ['plus', AHEAD, {}, 'plus'],
  ['foundation', AHEAD, {}, 'plus'],
  ['pro', AHEAD, {}, 'pro'],
  ['pro', PAST, {}, 'base'],
  ['pro', null, {}, 'base'],
  ['pro', undefined, {}, 'pro'],
  ['pro', PAST, { bypass_subscription: true }, 'pro'],
] as const)('the tier %s until %s with %j is the plan %s', (subscription, end, given, plan) => {
  const holder = { ...buildCurrentUser({ subscription, ...given }), subscription_expiration_date: end };
  expect(currentPlan(holder, now)).toBe(plan);
});

it.each([
  ['unknown', undefined, {}, { kind: 'unknown' }],
  ['none', null, {}, { kind: 'never-subscribed' }],
  ['running', AHEAD, {}, { kind: 'running', at: AHEAD }],
  ['ended', PAST, {}, { kind: 'ended', at: PAST }],
  ['bypassed', PAST, { bypass_subscription: true }, { kind: 'bypassed' }],
  [
    'kept by the foundation permission that lasts longest',
    PAST,
    { permissions: [foundation(LATER), foundation(AHEAD), foundation(null)] },
    { kind: 'foundation', at: LATER },
  ],
  ['ended with the permission', PAST, { permissions: [foundation(PAST)] }, { kind: 'ended', at: PAST }],
])('a plan is %s', (_name, end, given, expected) => {
  const holder = { ...buildCurrentUser(given), subscription_expiration_date: end };
  expect(planStatus(holder, now)).toEqual(expected);
});
