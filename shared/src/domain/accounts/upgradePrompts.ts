import type { ClubProfile, CurrentUser } from '../../contracts/people/users';
import { isClientRole } from './roles';
import { hasFoundationPermission, subscriptionStatus } from './subscription';
import { currentPlan, type PlanHolder, type PlanId } from './subscriptionPlans';

/** Where a trainer chooses a plan. */
export const PLANS_PATH = '/clients/view-subscriptions';

const CLIENTS_SECTION = 'clients';

type Subscriber = PlanHolder & Pick<CurrentUser, 'role'>;

interface PromptContext {
  readonly section: string;
  readonly club: ClubProfile | null;
}

/**
 * Whether the banner of an expired subscription shows. It does only when all five hold: the user does not bypass
 * subscriptions, the status is expired or none, the section is clients, the foundation permission is missing, and no
 * club profile is selected.
 */
export function showsExpiredBanner(user: Subscriber, { section, club }: PromptContext, now: Date): boolean {
  const status = subscriptionStatus(user.subscription_expiration_date, now);
  return (
    !user.bypass_subscription &&
    (status === 'expired' || status === 'none') &&
    section === CLIENTS_SECTION &&
    !hasFoundationPermission(user.permissions, now) &&
    club === null
  );
}

export type UpgradablePlan = Exclude<PlanId, 'pro'>;

/**
 * The plan that the profile menu names beside its upgrade link. Null where no upgrade is offered: to clients, to the
 * top tier, and in a club profile.
 */
export function upgradablePlan(user: Subscriber, club: ClubProfile | null, now: Date): UpgradablePlan | null {
  if (isClientRole(user.role) || club !== null) return null;
  const plan = currentPlan(user, now);
  return plan === 'pro' ? null : plan;
}
