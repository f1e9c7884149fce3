import { activeClientLimit, type SubscribedTrainer } from '../accounts/subscription';

/** Held seats of removed free clients: their ends, as instants. */
export interface SeatHolder extends SubscribedTrainer {
  readonly held_free_places: readonly string[];
}

export interface ClientCounts {
  readonly active: number;
  readonly total: number;
}

/** Days a removed free client occupies a seat, so that removals do not exchange the choice. */
export const HELD_SEAT_DAYS = 30;

const DAY_MS = 86_400_000;

export const seatHeldUntil = (removedAt: Date): string =>
  new Date(removedAt.getTime() + HELD_SEAT_DAYS * DAY_MS).toISOString();

/** Seats of clients removed before this moment are free again. */
export const heldSince = (now: Date): Date => new Date(now.getTime() - HELD_SEAT_DAYS * DAY_MS);

/** Clients that may still become active; null without limit. */
export function freeSeats(trainer: SeatHolder, active: number, now: Date): number | null {
  const limit = activeClientLimit(trainer, now);
  if (limit === null) return null;
  return Math.max(0, limit - active - heldSeats(trainer, now).length);
}

/** Instant at which the next held seat becomes free, or null. */
export const nextSeatFreeAt = (trainer: Pick<SeatHolder, 'held_free_places'>, now: Date): string | null =>
  heldSeats(trainer, now)[0] ?? null;

const heldSeats = (
  { held_free_places }: Pick<SeatHolder, 'held_free_places'>,
  now: Date,
): readonly string[] => held_free_places.filter((until) => new Date(until) > now).sort();

/** True if a trainer may work with a client: limited ones within their free seats. @param active active clients */
export function mayWorkWith(
  trainer: SubscribedTrainer,
  { isActive, active }: { readonly isActive: boolean; readonly active: number },
  now: Date,
): boolean {
  const limit = activeClientLimit(trainer, now);
  return limit === null || (isActive && active <= limit);
}

/** Inactive clients a limited trainer may still choose; 0 without a limit, or when no seat or client is left. */
export function freeClientsToChoose(trainer: SeatHolder, { active, total }: ClientCounts, now: Date): number {
  return Math.min(freeSeats(trainer, active, now) ?? 0, Math.max(0, total - active));
}

export type InactiveClientStep = 'reactivate' | 'choose' | 'upgrade';

/** What to offer for an inactive client. @param active number of active clients */
export function stepForInactive(trainer: SeatHolder, active: number, now: Date): InactiveClientStep {
  const seats = freeSeats(trainer, active, now);
  if (seats === null) return 'reactivate';
  return seats > 0 ? 'choose' : 'upgrade';
}
