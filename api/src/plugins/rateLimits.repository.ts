import { and, eq, gt, inArray, lt, type SQL, sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../database/database';
import { rateLimits } from '../database/schema/calls';

interface Window {
  readonly counterKey: string;
  readonly now: Date;
  readonly endsAt: Date;
}

interface Counted {
  readonly count: number;
  readonly windowEndsAt: Date;
}

export function rateLimitsRepository(db: DatabaseHandle) {
  const countWhere = async (
    { counterKey, now, endsAt }: Window,
    condition?: (isOver: SQL) => SQL,
  ): Promise<Counted | null> => {
    const isOver = sql`${rateLimits.windowEndsAt} <= ${now.toISOString()}`;
    const [counted] = await db
      .insert(rateLimits)
      .values({ counterKey, count: 1, windowEndsAt: endsAt })
      .onConflictDoUpdate({
        target: rateLimits.counterKey,
        set: {
          count: sql`case when ${isOver} then 1 else least(${rateLimits.count}, 1000000000) + 1 end`,
          windowEndsAt: sql`case when ${isOver} then excluded.window_ends_at else ${rateLimits.windowEndsAt} end`,
        },
        ...(condition && { setWhere: condition(isOver) }),
      })
      .returning({ count: rateLimits.count, windowEndsAt: rateLimits.windowEndsAt });
    return counted ?? null;
  };

  return {
    async count(window: Window): Promise<Counted> {
      const counted = await countWhere(window);
      if (!counted) throw new Error('The call was not counted.');
      return counted;
    },

    /** Null, and not counted, when there are `most` already. */
    countUpTo: (most: number, window: Window): Promise<Counted | null> =>
      countWhere(window, (isOver) => sql`${isOver} or ${rateLimits.count} < ${most}`),

    async uncount(counterKeys: readonly string[]): Promise<void> {
      await db
        .update(rateLimits)
        .set({ count: sql`greatest(${rateLimits.count} - 1, 0)` })
        .where(inArray(rateLimits.counterKey, [...counterKeys]));
    },

    async findEnd(counterKey: string, now: Date): Promise<Date | null> {
      const [found] = await db
        .select({ windowEndsAt: rateLimits.windowEndsAt })
        .from(rateLimits)
        .where(and(eq(rateLimits.counterKey, counterKey), gt(rateLimits.windowEndsAt, now)));
      return found?.windowEndsAt ?? null;
    },

    async open(counterKey: string, windowEndsAt: Date): Promise<void> {
      await db
        .insert(rateLimits)
        .values({ counterKey, count: 1, windowEndsAt })
        .onConflictDoUpdate({ target: rateLimits.counterKey, set: { windowEndsAt } });
    },

    async removeOver(now: Date): Promise<void> {
      await db.delete(rateLimits).where(lt(rateLimits.windowEndsAt, now));
    },
  };
}
