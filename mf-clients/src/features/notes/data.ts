import {
  createNote,
  deleteNote,
  listNotes,
  type NewNote,
  type Note,
  updateNote,
} from '@formline/shared/contracts/records/notes';
import { change, queryOf, useQuery } from '@formline/shared/query';
import { notify } from '@formline/shared/ui/overlays';
import { shortDate } from '../../components/measures/shortDate';
import { staleMessage } from '../../queries/isStale';
import { notesTexts as texts } from './notes.texts';

export const useNotes = (clientId: number) => useQuery(queryOf(listNotes, { params: { id: clientId } }));

export function useNoteChanges(clientId: number) {
  const params = { id: clientId };

  const save = async (known: Note | null, body: NewNote, idempotencyKey?: string) => {
    const options = idempotencyKey === undefined ? {} : { idempotencyKey };
    if (!known) return change(createNote, { params, body }, options);
    const input = { params: { ...params, noteId: known.id }, body: { ...body, version: known.version } };
    return change(updateNote, input, options);
  };

  const togglePin = async (note: Note) => {
    const { note_date, text, is_pinned } = note;
    try {
      await save(note, { note_date, text, is_pinned: !is_pinned });
    } catch (error) {
      notify.error(staleMessage(error) ?? texts.errors.save);
    }
  };

  const restore = async ({ note_date, text, is_pinned }: Note) => {
    try {
      await change(createNote, { params, body: { note_date, text, is_pinned } });
      notify.success(texts.restored(shortDate(note_date)));
    } catch {
      notify.error(texts.errors.restore);
    }
  };

  const remove = async (note: Note) => {
    try {
      await change(deleteNote, { params: { ...params, noteId: note.id } });
      notify.undoable(texts.removed(shortDate(note.note_date)), () => void restore(note));
    } catch {
      notify.error(texts.errors.remove);
    }
  };

  return { save, togglePin, remove };
}
