import { type SQL, sql } from 'drizzle-orm';
import { boolean, date, index, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, identity, rowVersion } from './columns';
import { userReference } from './users';

/** Private to the trainer; plain text or markdown. */
export const clientNotes = pgTable(
  'client_notes',
  {
    id: identity(),
    trainerId: userReference(),
    clientId: userReference(),
    noteDate: date({ mode: 'string' }).notNull(),
    text: text().notNull(),
    searchText: text()
      .notNull()
      .generatedAlwaysAs((): SQL => sql`search_form(${clientNotes.text})`),
    isPinned: boolean().notNull().default(false),
    version: rowVersion(),
    createdAt: createdAt(),
  },
  (table) => [
    index('client_notes_newest_idx').on(table.trainerId, table.clientId, table.noteDate, table.id),
    index('client_notes_client_idx').on(table.clientId),
    index('client_notes_search_idx').using('gin', table.searchText.op('gin_trgm_ops')),
  ],
);
