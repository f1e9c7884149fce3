import { createHash } from 'node:crypto';
import rateLimit, { type FastifyRateLimitStore } from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../clock';
import type { DatabaseHandle } from '../database/database';
import { tooManyRequests } from './HttpProblem';
import { rateLimitsRepository } from './rateLimits.repository';

const WINDOW_MS = 60_000;

/** No address of a person or a machine stands in the table. */
export const counterKeyOf = (what: string, who: string): string =>
  createHash('sha256').update(`${what}\n${who}`).digest('hex');

/** Counts a call for somebody; the answer is how many it were in this minute and how long the minute still lasts. */
export type CountCall = (what: string, who: string) => Promise<{ current: number; ttl: number }>;

/** Counts on the database, so that all servers that share it share the counts. */
export function createCallCounter({ db, clock }: { readonly db: DatabaseHandle; readonly clock: Clock }) {
  const repository = rateLimitsRepository(db);
  const countCall: CountCall = async (what, who) => {
    const now = clock.now();
    const counterKey = counterKeyOf(what, who);
    const endsAt = new Date(now.getTime() + WINDOW_MS);
    const { count, windowEndsAt } = await repository.count({ counterKey, now, endsAt });
    return { current: count, ttl: Math.max(1, windowEndsAt.getTime() - now.getTime()) };
  };
  return countCall;
}

/** Limits what one network address may call, on the routes that ask for it. */
export async function limitAddresses(app: FastifyInstance, countCall: CountCall): Promise<void> {
  class SharedStore implements FastifyRateLimitStore {
    incr(
      who: string,
      counted: (error: Error | null, result?: { current: number; ttl: number }) => void,
    ): void {
      countCall('address', who).then(
        (result) => counted(null, result),
        (error: unknown) => counted(error instanceof Error ? error : new Error(String(error))),
      );
    }

    child(): SharedStore {
      return this;
    }
  }
  await app.register(rateLimit, {
    global: false,
    store: SharedStore,
    timeWindow: WINDOW_MS,
    errorResponseBuilder: (_request, { ttl }) => tooManyRequests(ttl / 1000),
  });
}

/** What a route that asks for a limit is configured with: it is counted apart from all other routes. */
export const addressLimit = (route: string, callsPerMinute: number) => ({
  rateLimit: { max: callsPerMinute, timeWindow: WINDOW_MS, groupId: ` ${route}` },
});

/** Limits what is done for one account, from however many addresses. */
export async function limitAccount(
  countCall: CountCall,
  { what, who, most }: { readonly what: string; readonly who: string; readonly most: number },
): Promise<void> {
  const { current, ttl } = await countCall(`account ${what}`, who);
  if (current > most) throw tooManyRequests(ttl / 1000);
}

/**
 * Limits what one session reads. Each server counts for itself: a count on the database would cost as much as the read.
 * @throws HttpProblem 429 when the minute's reads are used up
 */
export function createSessionLimit(clock: Clock, most: number): (sessionId: number) => void {
  const counts = new Map<number, number>();
  let endsAt = 0;
  return (sessionId) => {
    const now = clock.now().getTime();
    if (now >= endsAt) {
      counts.clear();
      endsAt = now + WINDOW_MS;
    }
    const count = (counts.get(sessionId) ?? 0) + 1;
    counts.set(sessionId, count);
    if (count > most) throw tooManyRequests((endsAt - now) / 1000);
  };
}

/** Forgets counts of minutes that are over. */
export async function removeOldRateLimits(db: DatabaseHandle, clock: Clock): Promise<void> {
  await rateLimitsRepository(db).removeOver(clock.now());
}
