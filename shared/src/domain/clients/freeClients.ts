import { activeClientLimit, type SubscribedTrainer } from '../accounts/subscription';

/** A trainer with the places of removed free clients that stay taken: until when, as instants. */
export interface SeatHolder extends SubscribedTrainer {
  readonly held_free_places: readonly string[];
}

export interface ClientCounts {
  readonly active: number;
  readonly total: number;
}

/**
 * A removed free client occupies a seat this many days, so that removals do not exchange the
 * choice.
 */
export const HELD_SEAT_DAYS = 30;

const DAY_MS = 86_400_000;

export const seatHeldUntil = (removedAt: Date): string =>
  new Date(removedAt.getTime() + HELD_SEAT_DAYS * DAY_MS).toISOString();

/** Places of clients who were removed before this moment are free again. */
export const heldSince = (now: Date): Date => new Date(now.getTime() - HELD_SEAT_DAYS * DAY_MS);

/** How many more clients may be active; null is no limit. */
export function freeSeats(trainer: SeatHolder, active: number, now: Date): number | null {
  const limit = activeClientLimit(trainer, now);
  if (limit === null) return null;
  return Math.max(0, limit - active - heldSeats(trainer, now).length);
}

/** When the next place of a removed client is free again: an instant, or null. */
export const nextSeatFreeAt = (trainer: Pick<SeatHolder, 'held_free_places'>, now: Date): string | null =>
  heldSeats(trainer, now)[0] ?? null;

const heldSeats = (
  { held_free_places }: Pick<SeatHolder, 'held_free_places'>,
  now: Date,
): readonly string[] => held_free_places.filter((until) => new Date(until) > now).sort();

/**
 * Whether a trainer may work with a client: a limited one with active clients only, and with nobody while more are
 * active than are free, because the trainer then chooses again.
 * @param active how many clients are active at present
 */
export function mayWorkWith(
  trainer: SubscribedTrainer,
  { isActive, active }: { readonly isActive: boolean; readonly active: number },
  now: Date,
): boolean {
  const limit = activeClientLimit(trainer, now);
  return limit === null || (isActive && active <= limit);
}

/**
 * How many inactive clients a limited trainer may still choose as free ones. 0 without a limit, once all places are
 * taken, and when nobody is left to choose.
 */
export function freeClientsToChoose(trainer: SeatHolder, { active, total }: ClientCounts, now: Date): number {
  return Math.min(freeSeats(trainer, active, now) ?? 0, Math.max(0, total - active));
}

/** What has to come before a trainer works with an inactive client again. */
export type InactiveClientStep = 'reactivate' | 'choose' | 'upgrade';

/**
 * What to offer for an inactive client: a trainer without a limit reactivates, a limited one chooses while a place is
 * free, and upgrades afterwards.
 * @param active how many clients are active at present
 */
export function stepForInactive(trainer: SeatHolder, active: number, now: Date): InactiveClientStep {
  const seats = freeSeats(trainer, active, now);
  if (seats === null) return 'reactivate';
  return seats > 0 ? 'choose' : 'upgrade';
}
