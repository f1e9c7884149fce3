import type { FoundNote, Note } from '@formline/shared/contracts/records/notes';
import { splitSearch } from '@formline/shared/domain/people/nameSearch';
import { foldText } from '@formline/shared/domain/text/foldText';
import type { FoundNoteRow, NoteRow } from './notes.repository';

const LONGEST_EXCERPT = 140;
const WORDS_BEFORE = 40;
/** Of markdown: bold, code, headings and quotations. */
const MARKS = /\*\*|__|`|^#+ |^> /gm;

export function presentNote(row: NoteRow): Note {
  return {
    id: row.id,
    note_date: row.noteDate,
    text: row.text,
    is_pinned: row.isPinned,
    version: row.version,
  };
}

export function presentFoundNote(row: FoundNoteRow, search: string): FoundNote {
  return {
    id: row.id,
    note_date: row.noteDate,
    excerpt: excerptOf(row.text, search),
    client: {
      id: row.clientId,
      first_name: row.firstName,
      full_name: `${row.firstName} ${row.lastName}`.trim(),
    },
  };
}

/** Ends at a space; a word that is longer than the excerpt is cut. */
function truncated(text: string): string {
  const end = text.lastIndexOf(' ', LONGEST_EXCERPT);
  return text.slice(0, end > 0 ? end : LONGEST_EXCERPT);
}

function excerptOf(text: string, search: string): string {
  const plain = text.replace(MARKS, '').replace(/\s+/g, ' ').trim();
  const [first = ''] = splitSearch(search);
  const found = Math.max(0, foldText(plain).indexOf(foldText(first)));
  const from = found <= WORDS_BEFORE ? 0 : plain.indexOf(' ', found - WORDS_BEFORE) + 1;
  const rest = plain.slice(from);
  return `${from > 0 ? '… ' : ''}${rest.length > LONGEST_EXCERPT ? `${truncated(rest)} …` : rest}`;
}
