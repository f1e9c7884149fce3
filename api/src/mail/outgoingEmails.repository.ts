import { and, eq, isNull, lte, sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../database/database';
import type { Mail } from './Mail';
import { outgoingEmails } from '../database/schema/outgoingEmails';

interface Intake {
  readonly now: Date;
  readonly heldFor?: number | null;
}

export function outgoingEmailsRepository(db: DatabaseHandle) {
  async function removeHeld(heldFor: number, recipient: string): Promise<void> {
    await db
      .delete(outgoingEmails)
      .where(and(eq(outgoingEmails.heldFor, heldFor), eq(outgoingEmails.recipient, recipient)));
  }

  return {
    /** A held email takes the place of the one before to the same person. */
    async add({ to, subject, text }: Mail, { now, heldFor = null }: Intake): Promise<void> {
      if (heldFor !== null) await removeHeld(heldFor, to);
      await db
        .insert(outgoingEmails)
        .values({ recipient: to, subject, text, createdAt: now, nextTryAt: now, heldFor });
    },

    /** Postpones the row, so that no other server takes it. */
    async takeDue({ now, until }: { readonly now: Date; readonly until: Date }) {
      const due = db
        .select({ id: outgoingEmails.id })
        .from(outgoingEmails)
        .where(and(lte(outgoingEmails.nextTryAt, now), isNull(outgoingEmails.heldFor)))
        .orderBy(outgoingEmails.nextTryAt, outgoingEmails.id)
        .limit(1)
        .for('update', { skipLocked: true });
      // `=` instead of `in`: joined to a small table, the subquery runs again for each row and takes them all.
      const [taken] = await db
        .update(outgoingEmails)
        .set({ nextTryAt: until, attempts: sql`${outgoingEmails.attempts} + 1` })
        .where(eq(outgoingEmails.id, due))
        .returning();
      return taken ?? null;
    },

    async release(userId: number): Promise<void> {
      await db.update(outgoingEmails).set({ heldFor: null }).where(eq(outgoingEmails.heldFor, userId));
    },

    removeHeld,

    async postpone(id: number, nextTryAt: Date): Promise<void> {
      await db.update(outgoingEmails).set({ nextTryAt }).where(eq(outgoingEmails.id, id));
    },

    async remove(id: number): Promise<void> {
      await db.delete(outgoingEmails).where(eq(outgoingEmails.id, id));
    },
  };
}
