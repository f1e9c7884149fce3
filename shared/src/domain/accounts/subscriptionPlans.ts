import type { CurrentUser } from '../../contracts/people/users';
import { hasFoundationPermission, subscriptionStatus } from './subscription';

export type PlanId = 'base' | 'plus' | 'pro';

export type BillingPeriod = 'monthly' | 'yearly';

export type PlanFeature =
  | 'free-clients'
  | 'unlimited-clients'
  | 'client-management'
  | 'workout-builder'
  | 'performance-assessments'
  | 'overhead-squat-assessments'
  | 'in-app-chat'
  | 'online-booking'
  | 'payment-processing';

export interface SubscriptionPlan {
  readonly id: PlanId;
  readonly price: Readonly<Record<BillingPeriod, number>>;
  readonly features: readonly PlanFeature[];
}

export const subscriptionPlans: readonly SubscriptionPlan[] = [
  { id: 'base', price: { monthly: 0, yearly: 0 }, features: ['free-clients'] },
  {
    id: 'plus',
    price: { monthly: 19.99, yearly: 199.99 },
    features: [
      'unlimited-clients',
      'client-management',
      'workout-builder',
      'performance-assessments',
      'overhead-squat-assessments',
      'in-app-chat',
    ],
  },
  {
    id: 'pro',
    price: { monthly: 34.99, yearly: 349.99 },
    features: ['online-booking', 'payment-processing'],
  },
];

const RECOMMENDED: PlanId = 'pro';

export const MONTHS_OF_A_YEAR = 12;

/** Saving in dollars of a plan paid by the year. */
export const yearlySaving = ({ price }: SubscriptionPlan): number =>
  Math.round((price.monthly * MONTHS_OF_A_YEAR - price.yearly) * 100) / 100;

export const isRecommended = (plan: PlanId, current: PlanId | null): boolean =>
  plan === RECOMMENDED && current !== RECOMMENDED;

const rank = (plan: PlanId): number => subscriptionPlans.findIndex(({ id }) => id === plan);

export const isAbove = (plan: PlanId, other: PlanId): boolean => rank(plan) > rank(other);

export interface PlanHolder extends Pick<
  CurrentUser,
  'subscription' | 'bypass_subscription' | 'permissions'
> {
  readonly subscription_expiration_date: string | null | undefined;
}

const planOfTier = {
  access: 'base',
  plus: 'plus',
  foundation: 'plus',
  pro: 'pro',
} as const satisfies Record<CurrentUser['subscription'], PlanId>;

/** The current plan; an expired one is Base, whatever tier is stored. */
export function currentPlan(holder: PlanHolder, now: Date): PlanId {
  const status = subscriptionStatus(holder.subscription_expiration_date, now);
  const isRunning = holder.bypass_subscription || status === 'subscribed' || status === 'pending';
  return isRunning ? planOfTier[holder.subscription] : 'base';
}

export type PlanStatus =
  | { readonly kind: 'bypassed' | 'never-subscribed' | 'unknown' }
  | { readonly kind: 'running' | 'ended' | 'foundation'; readonly at: string };

/** The plan's status; what keeps clients active goes before what has ended. */
export function planStatus(holder: PlanHolder, now: Date): PlanStatus {
  const { subscription_expiration_date: at, bypass_subscription, permissions } = holder;
  if (bypass_subscription) return { kind: 'bypassed' };
  if (at === undefined) return { kind: 'unknown' };
  if (at !== null && subscriptionStatus(at, now) === 'subscribed') return { kind: 'running', at };
  const foundation = permissions.filter((one) => hasFoundationPermission([one], now));
  const lastEnd = foundation
    .flatMap(({ expiration_at }) => expiration_at ?? [])
    .sort()
    .at(-1);
  if (lastEnd !== undefined) return { kind: 'foundation', at: lastEnd };
  return at === null ? { kind: 'never-subscribed' } : { kind: 'ended', at };
}
