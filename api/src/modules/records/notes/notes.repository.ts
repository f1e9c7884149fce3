import { and, desc, eq, sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../../../database/database';
import { isOfVersion } from '../../../database/queryParts';
import { clientNotes, clientRelations } from '../../../database/schema/clients';
import { users } from '../../../database/schema/users';
import { matches } from '../../platform/search/matches.repository';

export type NoteRow = Pick<
  typeof clientNotes.$inferSelect,
  'id' | 'noteDate' | 'text' | 'isPinned' | 'version'
>;
export type NoteValues = Pick<NoteRow, 'noteDate' | 'text' | 'isPinned'>;
export type FoundNoteRow = Awaited<ReturnType<ReturnType<typeof notesRepository>['find']>>[number];

export interface NotesOf {
  readonly trainerId: number;
  readonly clientId: number;
}

export interface NoteRef extends NotesOf {
  readonly noteId: number;
}

const columns = {
  id: clientNotes.id,
  noteDate: clientNotes.noteDate,
  text: clientNotes.text,
  isPinned: clientNotes.isPinned,
  version: clientNotes.version,
} as const;

export function notesRepository(db: DatabaseHandle) {
  const all = ({ trainerId, clientId }: NotesOf) =>
    and(eq(clientNotes.trainerId, trainerId), eq(clientNotes.clientId, clientId));
  const one = ({ noteId, ...of }: NoteRef) => and(all(of), eq(clientNotes.id, noteId));

  return {
    async list(of: NotesOf, limit: number): Promise<NoteRow[]> {
      return db
        .select(columns)
        .from(clientNotes)
        .where(all(of))
        .orderBy(desc(clientNotes.isPinned), desc(clientNotes.noteDate), desc(clientNotes.id))
        .limit(limit);
    },

    async exists(ref: NoteRef): Promise<boolean> {
      return (await db.$count(clientNotes, one(ref))) > 0;
    },

    async insert(row: NotesOf & NoteValues & { readonly createdAt: Date }): Promise<NoteRow> {
      const [saved] = await db.insert(clientNotes).values(row).returning(columns);
      if (!saved) throw new Error('The note was not saved.');
      return saved;
    },

    async update(ref: NoteRef, version: number | undefined, values: NoteValues): Promise<NoteRow | null> {
      const [saved] = await db
        .update(clientNotes)
        .set({ ...values, version: sql`${clientNotes.version} + 1` })
        .where(and(one(ref), isOfVersion(clientNotes.version, version)))
        .returning(columns);
      return saved ?? null;
    },

    async delete(ref: NoteRef): Promise<boolean> {
      const { rowCount } = await db.delete(clientNotes).where(one(ref));
      return rowCount === 1;
    },

    /** Of present clients that are active, because an inactive one is closed to the trainer. */
    async find(
      trainerId: number,
      { patterns, limit }: { readonly patterns: readonly string[]; readonly limit: number },
    ) {
      return db
        .select({
          id: clientNotes.id,
          noteDate: clientNotes.noteDate,
          text: clientNotes.text,
          clientId: users.id,
          firstName: users.firstName,
          lastName: users.lastName,
        })
        .from(clientNotes)
        .innerJoin(
          clientRelations,
          and(
            eq(clientRelations.trainerId, clientNotes.trainerId),
            eq(clientRelations.clientId, clientNotes.clientId),
            eq(clientRelations.isActive, true),
          ),
        )
        .innerJoin(users, eq(users.id, clientNotes.clientId))
        .where(and(eq(clientNotes.trainerId, trainerId), ...matches(clientNotes.searchText, patterns)))
        .orderBy(desc(clientNotes.noteDate), desc(clientNotes.id))
        .limit(limit);
    },
  };
}
