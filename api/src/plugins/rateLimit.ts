import { createHash } from 'node:crypto';
import rateLimit, { type FastifyRateLimitStore } from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../clock';
import type { DatabaseHandle } from '../database/database';
import { tooManyRequests } from './HttpProblem';
import { rateLimitsRepository } from './rateLimits.repository';

const WINDOW_MS = 60_000;

/** Hashed, so that no email or network address is stored. */
export const counterKeyOf = (what: string, who: string): string =>
  createHash('sha256').update(`${what}\n${who}`).digest('hex');

export type CountCall = (what: string, who: string) => Promise<{ current: number; ttl: number }>;

/** Counts in the database, so that all servers share the counts. */
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

/** Each route is counted separately. */
export const addressLimit = (route: string, callsPerMinute: number) => ({
  rateLimit: { max: callsPerMinute, timeWindow: WINDOW_MS, groupId: ` ${route}` },
});

export async function limitAccount(
  countCall: CountCall,
  { what, who, most }: { readonly what: string; readonly who: string; readonly most: number },
): Promise<void> {
  const { current, ttl } = await countCall(`account ${what}`, who);
  if (current > most) throw tooManyRequests(ttl / 1000);
}

/** Counted per server, because a count in the database would cost as much as the read. @throws HttpProblem 429 */
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

export async function removeOldRateLimits(db: DatabaseHandle, clock: Clock): Promise<void> {
  await rateLimitsRepository(db).removeOver(clock.now());
}
