import { type FoundNote, findNotes, SHORTEST_NOTE_SEARCH } from '@formline/shared/contracts/records/notes';
import { clientNotePath } from '@formline/shared/domain/clients/clientPaths';
import { queryOf, useQuery } from '@formline/shared/query';
import { NotebookPen } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { Command } from './foundCommands';

const SEARCH_DEBOUNCE_MS = 250;

interface NoteSearch {
  readonly typed: string;
  /** False for managers, who never ask for notes. */
  readonly isOpen: boolean;
  readonly go: (path: string) => void;
}

/** Searched by the server, because a trainer may have thousands. */
export function useNoteCommands({ typed, isOpen, go }: NoteSearch) {
  const [search, setSearch] = useState('');
  // Waits until typing pauses: each search is a request.
  useEffect(() => {
    const timer = setTimeout(() => setSearch(typed), SEARCH_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  const canSearch = isOpen && typed.length >= SHORTEST_NOTE_SEARCH;
  const notes = useQuery({
    ...queryOf(findNotes, { body: { search } }),
    enabled: canSearch && search.length >= SHORTEST_NOTE_SEARCH,
  });
  const isAnswered = canSearch && search === typed;
  const found = isAnswered ? (notes.data ?? []) : [];
  return { commands: found.map((note) => noteCommand(note, go)), state: stateOf() } as const;

  function stateOf() {
    if (!canSearch) return null;
    if (isAnswered && notes.isError) return 'failed';
    return isAnswered && notes.data ? null : 'searching';
  }
}

const noteCommand = ({ id, excerpt, client }: FoundNote, go: NoteSearch['go']): Command => ({
  id: `note-${id}`,
  label: excerpt,
  note: client.full_name,
  icon: <NotebookPen aria-hidden="true" />,
  leadsAway: true,
  run: () => go(clientNotePath(client, id)),
});
