import { activeClientLimit, type SubscribedTrainer } from './subscription';

/** How many of a trainer's clients are active, and how many there are. */
export interface ClientCounts {
  readonly active: number;
  readonly total: number;
}

/**
 * How many inactive clients a limited trainer may still choose as free ones. 0 without a limit, once all places are
 * taken, and when nobody is left to choose.
 */
export function freeClientsToChoose(
  trainer: SubscribedTrainer,
  { active, total }: ClientCounts,
  now: Date,
): number {
  const limit = activeClientLimit(trainer, now);
  return limit === null ? 0 : Math.max(0, Math.min(limit, total) - active);
}

/** What has to come before a trainer works with an inactive client again. */
export type InactiveClientStep = 'reactivate' | 'choose' | 'upgrade';

/**
 * What to offer for an inactive client: a trainer without a limit reactivates, a limited one chooses while a place is
 * free, and upgrades afterwards.
 * @param active how many clients are active at present
 */
export function stepForInactive(trainer: SubscribedTrainer, active: number, now: Date): InactiveClientStep {
  const limit = activeClientLimit(trainer, now);
  if (limit === null) return 'reactivate';
  return active < limit ? 'choose' : 'upgrade';
}
