import type { AttentionReason } from '@formline/shared/contracts/overview/attention';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../../../database/database';
import { attentionSettings, attentionSnoozes } from '../../../database/schema/attention';
import { clientRelations } from '../../../database/schema/clients';
import { users } from '../../../database/schema/users';

export type SettingsRow = Omit<typeof attentionSettings.$inferSelect, 'trainerId'> & {
  readonly landing: (typeof users.$inferSelect)['landing'];
};
export type SnoozeRow = Omit<typeof attentionSnoozes.$inferSelect, 'trainerId'>;

export interface SnoozedLine {
  readonly trainerId: number;
  readonly clientId: number;
  readonly reason: AttentionReason;
}

export function attentionRepository(db: DatabaseHandle) {
  const isLine = ({ trainerId, clientId, reason }: SnoozedLine) =>
    and(
      eq(attentionSnoozes.trainerId, trainerId),
      eq(attentionSnoozes.clientId, clientId),
      eq(attentionSnoozes.reason, reason),
    );

  return {
    async findLanding(trainerId: number): Promise<SettingsRow['landing']> {
      const [trainer] = await db
        .select({ landing: users.landing })
        .from(users)
        .where(eq(users.id, trainerId));
      return trainer?.landing ?? 'clients';
    },

    async findSettings(trainerId: number): Promise<Omit<SettingsRow, 'landing'> | null> {
      const [settings] = await db
        .select()
        .from(attentionSettings)
        .where(eq(attentionSettings.trainerId, trainerId));
      return settings ?? null;
    },

    async saveSettings(trainerId: number, { landing, ...settings }: SettingsRow): Promise<void> {
      await db
        .insert(attentionSettings)
        .values({ trainerId, ...settings })
        .onConflictDoUpdate({ target: attentionSettings.trainerId, set: settings });
      await db.update(users).set({ landing }).where(eq(users.id, trainerId));
    },

    /** Of present clients. */
    async listSnoozes(trainerId: number): Promise<SnoozeRow[]> {
      return db
        .select({
          clientId: attentionSnoozes.clientId,
          reason: attentionSnoozes.reason,
          until: attentionSnoozes.until,
        })
        .from(attentionSnoozes)
        .innerJoin(
          clientRelations,
          and(
            eq(clientRelations.trainerId, attentionSnoozes.trainerId),
            eq(clientRelations.clientId, attentionSnoozes.clientId),
          ),
        )
        .where(eq(attentionSnoozes.trainerId, trainerId))
        .orderBy(asc(attentionSnoozes.clientId), asc(attentionSnoozes.reason));
    },

    async snooze(line: SnoozedLine, until: string): Promise<void> {
      await db
        .insert(attentionSnoozes)
        .values({ ...line, until })
        .onConflictDoUpdate({
          target: [attentionSnoozes.trainerId, attentionSnoozes.clientId, attentionSnoozes.reason],
          set: { until: sql`excluded.until` },
        });
    },

    async endSnooze(line: SnoozedLine): Promise<void> {
      await db.delete(attentionSnoozes).where(isLine(line));
    },
  };
}
