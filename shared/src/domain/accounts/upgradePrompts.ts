import type { ClubProfile, CurrentUser } from '../../contracts/people/users';
import { isClientRole } from './roles';
import { hasFoundationPermission, subscriptionStatus } from './subscription';
import { currentPlan, type PlanHolder, type PlanId } from './subscriptionPlans';

export const PLANS_PATH = '/clients/view-subscriptions';

const CLIENTS_SECTION = 'clients';

type Subscriber = PlanHolder & Pick<CurrentUser, 'role'>;

interface PromptContext {
  readonly section: string;
  readonly club: ClubProfile | null;
}

/** In the clients section, without running subscription, bypass, foundation permission and club profile. */
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

/** The plan beside the upgrade link; null for clients, the top tier and in a club profile. */
export function upgradablePlan(user: Subscriber, club: ClubProfile | null, now: Date): UpgradablePlan | null {
  if (isClientRole(user.role) || club !== null) return null;
  const plan = currentPlan(user, now);
  return plan === 'pro' ? null : plan;
}
