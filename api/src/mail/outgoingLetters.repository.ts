import { and, eq, isNull, lte, sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../database/database';
import type { Mail } from './Mail';
import { outgoingLetters } from '../database/schema/outgoingLetters';

interface Intake {
  readonly now: Date;
  /** Who has to confirm their address before it leaves. */
  readonly heldFor?: number | null;
}

export function outgoingLettersRepository(db: DatabaseHandle) {
  return {
    /** Takes an email in, which is due at once unless it is held for somebody. */
    async add({ to, subject, text }: Mail, { now, heldFor = null }: Intake): Promise<void> {
      await db
        .insert(outgoingLetters)
        .values({ recipient: to, subject, text, createdAt: now, nextTryAt: now, heldFor });
    },

    /** Takes the letter that is due longest and keeps others from it until a moment; null when none is due. */
    async takeDue({ now, until }: { readonly now: Date; readonly until: Date }) {
      const due = db
        .select({ id: outgoingLetters.id })
        .from(outgoingLetters)
        .where(and(lte(outgoingLetters.nextTryAt, now), isNull(outgoingLetters.heldFor)))
        .orderBy(outgoingLetters.nextTryAt, outgoingLetters.id)
        .limit(1)
        .for('update', { skipLocked: true });
      // `=`, never `in`: joined to a small table, the choice is made anew for each row and takes them all.
      const [taken] = await db
        .update(outgoingLetters)
        .set({ nextTryAt: until, attempts: sql`${outgoingLetters.attempts} + 1` })
        .where(eq(outgoingLetters.id, due))
        .returning();
      return taken ?? null;
    },

    /** Lets the emails leave that waited for this person. */
    async release(userId: number): Promise<void> {
      await db.update(outgoingLetters).set({ heldFor: null }).where(eq(outgoingLetters.heldFor, userId));
    },

    async postpone(id: number, nextTryAt: Date): Promise<void> {
      await db.update(outgoingLetters).set({ nextTryAt }).where(eq(outgoingLetters.id, id));
    },

    async remove(id: number): Promise<void> {
      await db.delete(outgoingLetters).where(eq(outgoingLetters.id, id));
    },
  };
}
