import { endpoint } from '../endpoint';
import { calendarDate, dbId, urlId, versionRead } from '../primitives';
import { API_VERSION } from '../product';
import * as z from '@formline/shared/contracts/schema';

export const LONGEST_NOTE = 5000;
export const SHORTEST_NOTE_SEARCH = 2;
const LONGEST_NOTE_SEARCH = 200;

const noteSchema = z.object({
  id: dbId,
  note_date: calendarDate,
  /** Plain text or markdown. */
  text: z.string(),
  is_pinned: z.boolean(),
  version: z.int(),
});
export type Note = z.infer<typeof noteSchema>;

const written = {
  note_date: calendarDate,
  text: z.string().check(z.trim(), z.minLength(1), z.maxLength(LONGEST_NOTE)),
  is_pinned: z.withDefault(z.boolean(), false),
};
const newNoteSchema = z.object(written);
export type NewNote = z.output<typeof newNoteSchema>;

/** Private: neither a manager nor the client gets them from any call. */
const ofTrainer = { tag: 'Dashboard', access: 'trainer-alone', resources: ['notes'] } as const;
const ofClient = {
  ...ofTrainer,
  path: `/${API_VERSION}/api/users/:id/notes`,
  params: z.object({ id: urlId }),
} as const;
const ofNote = {
  ...ofTrainer,
  path: `/${API_VERSION}/api/users/:id/notes/:noteId`,
  params: z.object({ id: urlId, noteId: urlId }),
} as const;

export const listNotes = endpoint({
  ...ofClient,
  method: 'GET',
  summary: "The trainer's notes on a client: pinned first, then the newest; at most 5,000",
  result: z.array(noteSchema),
});

export const createNote = endpoint({
  ...ofClient,
  method: 'POST',
  summary: 'Writes a note on a client',
  body: newNoteSchema,
  result: noteSchema,
});

export const updateNote = endpoint({
  ...ofNote,
  method: 'PUT',
  summary: 'Replaces what a note says',
  body: z.object({ ...written, version: versionRead }),
  result: noteSchema,
});

export const deleteNote = endpoint({
  ...ofNote,
  method: 'DELETE',
  summary: 'Removes a note',
  result: z.object({ id: dbId }),
});

const foundNoteSchema = z.object({
  id: dbId,
  note_date: calendarDate,
  /** The part of the text that was searched for. */
  excerpt: z.string(),
  client: z.object({ id: dbId, first_name: z.string(), full_name: z.string() }),
});
export type FoundNote = z.infer<typeof foundNoteSchema>;

export const findNotes = endpoint({
  ...ofTrainer,
  method: 'POST',
  /** In the body, so that no words about a client's health are in a URL. */
  effect: 'reads',
  path: `/${API_VERSION}/api/users/trainer/notes/search`,
  summary: "The trainer's notes on active clients that hold all words, the newest first; at most 20",
  body: z.object({
    search: z.string().check(z.trim(), z.minLength(SHORTEST_NOTE_SEARCH), z.maxLength(LONGEST_NOTE_SEARCH)),
  }),
  result: z.array(foundNoteSchema),
});

export const noteEndpoints = { listNotes, findNotes, createNote, updateNote, deleteNote } as const;
