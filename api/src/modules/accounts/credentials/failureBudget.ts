import ipaddr from 'ipaddr.js';
import type { Clock } from '../../../clock';
import type { DatabaseHandle } from '../../../database/database';
import { tooManyRequests } from '../../../plugins/HttpProblem';
import { counterKeyOf } from '../../../plugins/rateLimit';
import { rateLimitsRepository } from '../../../plugins/rateLimits.repository';
import { networkWaitUntil } from './lockout';
import { credentialsTexts } from './credentials.texts';

const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;
const MINUTES_OF_FAILURES_AN_HOUR = 5;
/** An IPv6 connection usually owns a 64-bit prefix, so limits apply to the prefix. */
const NETWORK_GROUPS = 4;

interface BudgetOptions {
  readonly db: DatabaseHandle;
  readonly clock: Clock;
  readonly failuresPerMinute: number;
}

/** Attempts are counted before the check, so that parallel ones count too, and refunded on success. */
export function failureBudget({ db, clock, failuresPerMinute }: BudgetOptions) {
  const limits = rateLimitsRepository(db);
  const perHour = failuresPerMinute * MINUTES_OF_FAILURES_AN_HOUR;
  const endOf = async (counterKey: string, now: Date, ms: number): Promise<Date> =>
    (await limits.findEnd(counterKey, now)) ?? after(now, ms);

  return {
    /**
     * Returns the number of the attempt within the hour, or `busy` while attempts in progress use the minute up.
     * @throws HttpProblem 429 when failures have used the budget up
     */
    async take(ip: string): Promise<number | 'busy'> {
      const now = clock.now();
      const keys = keysOf(ip);
      const waitsUntil = await limits.findEnd(keys.wait, now);
      if (waitsUntil) throw mustWait(now, waitsUntil);
      const minute = { counterKey: keys.minute, now, endsAt: after(now, MINUTE_MS) };
      if (!(await limits.countUpTo(failuresPerMinute, minute))) return 'busy';
      const hour = { counterKey: keys.hour, now, endsAt: after(now, HOUR_MS) };
      const counted = await limits.countUpTo(perHour, hour);
      if (counted) return counted.count;
      await limits.uncount([keys.minute]);
      throw mustWait(now, await endOf(keys.hour, now, HOUR_MS));
    },

    /** @throws HttpProblem 429 */
    async refuse(ip: string): Promise<never> {
      const now = clock.now();
      throw mustWait(now, await endOf(keysOf(ip).minute, now, MINUTE_MS));
    },

    async giveBack(ip: string): Promise<void> {
      const { minute, hour } = keysOf(ip);
      await limits.uncount([minute, hour]);
    },

    /** The wait grows with each full minute's budget of failures. */
    async spend(ip: string, number: number): Promise<void> {
      const until = networkWaitUntil(clock.now(), number, failuresPerMinute);
      if (until) await limits.open(keysOf(ip).wait, until);
    },
  };
}

const after = (now: Date, ms: number): Date => new Date(now.getTime() + ms);

const mustWait = (now: Date, until: Date) => {
  const seconds = (until.getTime() - now.getTime()) / 1000;
  return tooManyRequests(seconds, credentialsTexts.networkMustWait(Math.ceil(seconds / 60)));
};

function keysOf(ip: string) {
  const network = networkOf(ip);
  const key = (what: string) => counterKeyOf(`failed sign-ins ${what}`, network);
  return { minute: key('minute'), hour: key('hour'), wait: key('wait') };
}

/** The owner of one IPv6 address controls at least its /64 prefix. */
function networkOf(ip: string): string {
  if (!ipaddr.isValid(ip)) return ip;
  const address = ipaddr.process(ip);
  return address instanceof ipaddr.IPv6
    ? address.parts.slice(0, NETWORK_GROUPS).join(':')
    : address.toString();
}
