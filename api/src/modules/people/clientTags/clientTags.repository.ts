import type { TagColor } from '@formline/shared/contracts/people/clientTags';
import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../../../database/database';
import { isOfVersion } from '../../../database/queryParts';
import { clientRelations, clientTagClients, clientTags } from '../../../database/schema/clients';

export type TagRow = typeof clientTags.$inferSelect;

export interface TagRef {
  readonly trainerId: number;
  readonly tagId: number;
}

export interface TagValues {
  readonly name: string;
  readonly color: TagColor;
}

export function clientTagsRepository(db: DatabaseHandle) {
  const one = ({ trainerId, tagId }: TagRef) =>
    and(eq(clientTags.trainerId, trainerId), eq(clientTags.id, tagId));

  return {
    async list(trainerId: number): Promise<TagRow[]> {
      return db
        .select()
        .from(clientTags)
        .where(eq(clientTags.trainerId, trainerId))
        .orderBy(sql`search_form(${clientTags.name}) collate "C"`, asc(clientTags.id));
    },

    async find(ref: TagRef): Promise<TagRow | null> {
      const [tag] = await db.select().from(clientTags).where(one(ref));
      return tag ?? null;
    },

    /** Of the trainer's present clients, by tag and client. */
    async listClients(trainerId: number): Promise<{ tagId: number; clientId: number }[]> {
      return db
        .select({ tagId: clientTagClients.tagId, clientId: clientTagClients.clientId })
        .from(clientTagClients)
        .innerJoin(clientTags, eq(clientTags.id, clientTagClients.tagId))
        .innerJoin(
          clientRelations,
          and(
            eq(clientRelations.trainerId, clientTags.trainerId),
            eq(clientRelations.clientId, clientTagClients.clientId),
          ),
        )
        .where(eq(clientTags.trainerId, trainerId))
        .orderBy(asc(clientTagClients.tagId), asc(clientTagClients.clientId));
    },

    async count(trainerId: number): Promise<number> {
      return db.$count(clientTags, eq(clientTags.trainerId, trainerId));
    },

    async hasName(trainerId: number, name: string, exceptId = 0): Promise<boolean> {
      const same = sql`lower(${clientTags.name}) = lower(${name})`;
      return (
        (await db.$count(
          clientTags,
          and(eq(clientTags.trainerId, trainerId), ne(clientTags.id, exceptId), same),
        )) > 0
      );
    },

    async insert(trainerId: number, values: TagValues): Promise<TagRow> {
      const [made] = await db
        .insert(clientTags)
        .values({ trainerId, ...values })
        .returning();
      if (!made) throw new Error('The tag was not made.');
      return made;
    },

    async update(ref: TagRef, version: number | undefined, values: TagValues): Promise<TagRow | null> {
      const [saved] = await db
        .update(clientTags)
        .set({ ...values, version: sql`${clientTags.version} + 1` })
        .where(and(one(ref), isOfVersion(clientTags.version, version)))
        .returning();
      return saved ?? null;
    },

    async delete(ref: TagRef): Promise<boolean> {
      return (await db.delete(clientTags).where(one(ref))).rowCount === 1;
    },

    /** Returns how many of them are the trainer's clients; they cannot be removed until the transaction ends. */
    async lockClients(trainerId: number, clientIds: readonly number[]): Promise<number> {
      const clients = await db
        .select({ clientId: clientRelations.clientId })
        .from(clientRelations)
        .where(
          and(eq(clientRelations.trainerId, trainerId), inArray(clientRelations.clientId, [...clientIds])),
        )
        .orderBy(asc(clientRelations.clientId))
        .for('key share');
      return clients.length;
    },

    async add(tagId: number, clientIds: readonly number[]): Promise<void> {
      await db
        .insert(clientTagClients)
        .values(clientIds.map((clientId) => ({ tagId, clientId })))
        .onConflictDoNothing();
    },

    async remove(tagId: number, clientIds: readonly number[]): Promise<void> {
      await db
        .delete(clientTagClients)
        .where(and(eq(clientTagClients.tagId, tagId), inArray(clientTagClients.clientId, [...clientIds])));
    },
  };
}
