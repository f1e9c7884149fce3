import type { ClubProfile, CurrentUser } from '../../contracts/people/users';
import { activeClubProfiles } from './clubProfiles';

export type SubscriptionStatus = 'expired' | 'subscribed' | 'none' | 'pending';

export interface SubscribedTrainer extends Pick<
  CurrentUser,
  'max_free_clients' | 'bypass_subscription' | 'permissions'
> {
  readonly subscription_expiration_date: string | null | undefined;
  readonly club_connect_user: readonly ClubProfile[];
}

const FOUNDATION = { permission_type: 'edge', name: 'edge_trainer_foundation' } as const;

/** Status at a moment. @param expirationDate instant; null: never subscribed, undefined: unknown */
export function subscriptionStatus(expirationDate: string | null | undefined, now: Date): SubscriptionStatus {
  if (expirationDate === undefined) return 'pending';
  if (expirationDate === null) return 'none';
  return new Date(expirationDate) < now ? 'expired' : 'subscribed';
}

/** True while the foundation permission has an end that lies ahead. */
export function hasFoundationPermission(permissions: CurrentUser['permissions'], now: Date): boolean {
  return permissions.some(
    ({ permission_type, name, expiration_at }) =>
      permission_type === FOUNDATION.permission_type &&
      name === FOUNDATION.name &&
      expiration_at !== null &&
      new Date(expiration_at) > now,
  );
}

/** True if a subscription runs, or none is asked for. */
export const isSubscribed = (
  trainer: Pick<SubscribedTrainer, 'bypass_subscription' | 'subscription_expiration_date'>,
  now: Date,
): boolean =>
  subscriptionStatus(trainer.subscription_expiration_date, now) === 'subscribed' ||
  trainer.bypass_subscription;

const isEntitled = (trainer: SubscribedTrainer, now: Date): boolean =>
  isSubscribed(trainer, now) || hasFoundationPermission(trainer.permissions, now);

/** Most clients active at once, null without limit: subscribed, bypassed, foundation and club trainers. */
export function activeClientLimit(trainer: SubscribedTrainer, now: Date): number | null {
  const isUnlimited = isEntitled(trainer, now) || activeClubProfiles(trainer).length > 0;
  return isUnlimited ? null : trainer.max_free_clients;
}

export type ClientActivation = 'activate-all' | 'deactivate-all' | 'keep';

/** Activates all clients of entitled trainers, deactivates all of limited ones with too many active. */
export function clientActivation(
  trainer: SubscribedTrainer,
  clients: { readonly active: number; readonly total: number },
  now: Date,
): ClientActivation {
  if (subscriptionStatus(trainer.subscription_expiration_date, now) === 'pending') return 'keep';
  if (isEntitled(trainer, now)) return clients.active < clients.total ? 'activate-all' : 'keep';
  const limit = activeClientLimit(trainer, now);
  return limit !== null && clients.active > limit ? 'deactivate-all' : 'keep';
}
