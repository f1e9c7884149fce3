import {
  createNote,
  deleteNote,
  listNotes,
  type NewNote,
  type Note,
  updateNote,
} from '@formline/shared/contracts/records/notes';
import { change, queryOf, useChange, useQuery } from '@formline/shared/query';
import { notify } from '@formline/shared/ui/overlays';
import { shortDate } from '../../components/measures/shortDate';
import { withoutRecord } from '../../components/record-list/withoutRecord';
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

  const { mutate: remove } = useChange(deleteNote, {
    input: ({ id }: Note) => ({ params: { ...params, noteId: id } }),
    optimistic: { query: queryOf(listNotes, { params }), apply: withoutRecord },
    onSuccess: (_, note) =>
      notify.undoable(texts.removed(shortDate(note.note_date)), () => void restore(note)),
    onError: () => notify.error(texts.errors.remove),
  });

  return { save, togglePin, remove };
}
