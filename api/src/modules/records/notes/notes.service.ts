import type { NewNote } from '@formline/shared/contracts/records/notes';
import type { Clock } from '../../../clock';
import type { DatabaseHandle, Transaction } from '../../../database/database';
import { notFound, staleVersion } from '../../../plugins/HttpProblem';
import { searchPatterns } from '../../platform/search/searchParts';
import { checkDayOfRecord, MOST_RECORDS } from '../healthRecords/healthRecords.service';
import { recordsTexts as texts } from '../records.texts';
import {
  type FoundNoteRow,
  type NoteRef,
  type NoteRow,
  type NotesOf,
  notesRepository,
  type NoteValues,
} from './notes.repository';

const MOST_FOUND = 20;

export const notesOf = (db: DatabaseHandle, of: NotesOf): Promise<NoteRow[]> =>
  notesRepository(db).list(of, MOST_RECORDS);

export const findNotesOf = (db: DatabaseHandle, trainerId: number, search: string): Promise<FoundNoteRow[]> =>
  notesRepository(db).find(trainerId, { patterns: searchPatterns(search), limit: MOST_FOUND });

/** No activity is recorded, because managers read the feed. */
export function notesService({ db, clock }: { readonly db: Transaction; readonly clock: Clock }) {
  const repository = notesRepository(db);
  return {
    async create(of: NotesOf, note: NewNote): Promise<NoteRow> {
      checkDayOfRecord('note_date', note.note_date, clock);
      return repository.insert({ ...of, ...valuesOf(note), createdAt: clock.now() });
    },

    async update(
      ref: NoteRef,
      { version, ...note }: NewNote & { readonly version?: number | undefined },
    ): Promise<NoteRow> {
      checkDayOfRecord('note_date', note.note_date, clock);
      const saved = await repository.update(ref, version, valuesOf(note));
      if (saved) return saved;
      throw (await repository.exists(ref)) ? staleVersion() : noSuchNote();
    },

    async delete(ref: NoteRef): Promise<void> {
      if (!(await repository.delete(ref))) throw noSuchNote();
    },
  };
}

const noSuchNote = () => notFound(texts.notes.noSuch);

const valuesOf = ({ note_date: noteDate, text, is_pinned: isPinned }: NewNote): NoteValues => ({
  noteDate,
  text,
  isPinned,
});
