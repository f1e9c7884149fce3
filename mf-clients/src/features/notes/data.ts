import {
  createNote,
  deleteNote,
  listNotes,
  type NewNote,
  type Note,
  updateNote,
} from '@formline/shared/contracts/records/notes';
import {
  cachedAnswer,
  change,
  queryOf,
  setAnswer,
  useChange,
  useQuery,
  useQueryClient,
} from '@formline/shared/query';
import { notify } from '@formline/shared/ui/overlays';
import { shortDate } from '../../components/measures/shortDate';
import { offerUndo, undoTextsOf, withoutRecord } from '../../components/record-list/recordRemoval';
import { staleMessage } from '../../queries/isStale';
import { notesTexts as texts } from './notes.texts';

export const useNotes = (clientId: number) => useQuery(queryOf(listNotes, { params: { id: clientId } }));

const withNote = (notes: Note[], changed: Note): Note[] =>
  notes.map((note) => (note.id === changed.id ? changed : note));

export function useNoteChanges(clientId: number) {
  const cache = useQueryClient();
  const params = { id: clientId };
  const list = queryOf(listNotes, { params });

  const save = (known: Note | null, body: NewNote, idempotencyKey: string) => {
    if (!known) return change(createNote, { params, body }, { idempotencyKey });
    const input = { params: { ...params, noteId: known.id }, body: { ...body, version: known.version } };
    return change(updateNote, input, { idempotencyKey });
  };

  const { mutate: togglePin } = useChange(updateNote, {
    scope: 'pin-note',
    // A press before this one may have changed the version since.
    input: (seen: Note) => {
      const { note_date, text, version } =
        cachedAnswer(cache, list)?.find(({ id }) => id === seen.id) ?? seen;
      const body = { note_date, text, version, is_pinned: !seen.is_pinned };
      return { params: { ...params, noteId: seen.id }, body };
    },
    optimistic: {
      query: list,
      apply: (notes, seen) => withNote(notes, { ...seen, is_pinned: !seen.is_pinned }),
    },
    update: (_, saved) => void setAnswer(cache, list, (notes) => withNote(notes, saved)),
    onError: (error) => notify.error(staleMessage(error) ?? texts.errors.save),
  });

  const offerRestore = ({ note_date, text, is_pinned }: Note) => {
    const undoTexts = undoTextsOf(texts, shortDate(note_date));
    const body = { note_date, text, is_pinned };
    offerUndo(undoTexts, (idempotencyKey) => change(createNote, { params, body }, { idempotencyKey }));
  };

  const { mutate: remove } = useChange(deleteNote, {
    input: ({ id }: Note) => ({ params: { ...params, noteId: id } }),
    optimistic: { query: list, apply: withoutRecord },
    onSuccess: (_, note) => offerRestore(note),
    onError: () => notify.error(texts.errors.remove),
  });

  return { save, togglePin, remove };
}
