import type { Note } from '@formline/shared/contracts/records/notes';
import { NOTE_ID_PARAMETER } from '@formline/shared/domain/clients/clientPaths';
import { useSearchParams } from '@formline/shared/routing';
import { pageRecords } from '@formline/shared/session';
import { ShowMore } from '@formline/shared/ui/controls';
import {
  Badge,
  Button,
  chakra,
  Flex,
  IconButton,
  lazyDialog,
  lazyPart,
  Skeleton,
  Text,
} from '@formline/shared/ui/core';
import { NotebookPen, Pencil, Pin, PinOff, Plus, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { CardQuery } from '../../components/dashboard-card/CardQuery';
import { DashboardCard } from '../../components/dashboard-card/DashboardCard';
import { type ClosedForms, useEditedRecord } from '../../components/record-form/useEditedRecord';
import { shortDate } from '../../components/measures/shortDate';
import { useNoteChanges, useNotes } from './data';
import type { NoteValues } from './NoteDialog';
import { notesTexts as texts } from './notes.texts';

const NoteText = lazyPart(async () => (await import('./NoteText')).NoteText, { loading: <Skeleton h="5" /> });
const NoteDialog = lazyDialog(texts.newTitle, async () => (await import('./NoteDialog')).NoteDialog);

const closedForms: ClosedForms<Note, NoteValues> = pageRecords();

const SHOWN_AT_FIRST = 3;

const Notes = chakra('ul', { base: { display: 'grid' } });
const Item = chakra('li', {
  base: {
    py: '3',
    borderTop: 'thin',
    borderColor: 'border',
    _first: { borderTop: 'none', pt: '0' },
    _last: { pb: '0' },
  },
});

/** For the trainer alone: a manager's page must not render it. */
export function NotesCard({ clientId }: { readonly clientId: number }) {
  const notes = useNotes(clientId);
  const linked = useLinkedNote(notes.data ?? []);
  const {
    form,
    add: addNote,
    edit,
    formFor,
  } = useEditedRecord({
    thing: texts.thing,
    clientId,
    closedForms,
    loadNewest: async () => (await notes.refetch({ throwOnError: true })).data ?? [],
    onClose: linked.forget,
  });
  const opened = form ?? (linked.note && formFor(linked.note));
  const add = notes.data && (
    <Button size="sm" icon={<Plus />} aria-label={texts.newTitle} onClick={addNote}>
      {texts.add}
    </Button>
  );
  return (
    <DashboardCard title={texts.title} aside={notes.data && notes.data.length > 0 ? add : null}>
      <CardQuery
        query={notes}
        loadingLabel={texts.loading}
        skeleton={<Skeleton h="40" />}
        isEmpty={({ length }) => length === 0}
        emptyIcon={<NotebookPen aria-hidden="true" />}
        emptyText={texts.empty}
        emptyAction={add}
      >
        {(all) => <NoteList {...{ all, clientId }} onEdit={edit} />}
      </CardQuery>
      {opened && <NoteDialog key={opened.key} clientId={clientId} {...opened.record} />}
    </DashboardCard>
  );
}

/** The note that the URL names, as the command palette does. */
function useLinkedNote(notes: readonly Note[]) {
  const [query, setQuery] = useSearchParams();
  const id = query.get(NOTE_ID_PARAMETER);
  const forget = () => {
    if (id === null) return;
    const rest = new URLSearchParams(query);
    rest.delete(NOTE_ID_PARAMETER);
    setQuery(rest, { replace: true, preventScrollReset: true });
  };
  return { note: notes.find((note) => String(note.id) === id) ?? null, forget };
}

interface NoteListProps {
  readonly all: readonly Note[];
  readonly clientId: number;
  readonly onEdit: (note: Note) => void;
}

function NoteList({ all, clientId, onEdit }: NoteListProps) {
  const [isOpen, setIsOpen] = useState(false);
  const listRef = useRef<HTMLUListElement>(null);
  const { togglePin, remove } = useNoteChanges(clientId);
  const handleRemove = (note: Note) => {
    // Moves focus first, because the note goes.
    listRef.current?.focus();
    remove(note);
  };
  return (
    <>
      <ShowMore items={isOpen ? all : all.slice(0, SHOWN_AT_FIRST)}>
        {(shown) => (
          <Notes ref={listRef} tabIndex={-1}>
            {shown.map((note) => (
              <NoteItem
                key={note.id}
                note={note}
                onPin={() => togglePin(note)}
                onEdit={() => onEdit(note)}
                onRemove={() => handleRemove(note)}
              />
            ))}
          </Notes>
        )}
      </ShowMore>
      {all.length > SHOWN_AT_FIRST && (
        <Button size="sm" variant="quiet" mt="3" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {isOpen ? texts.fewer : texts.more(all.length)}
        </Button>
      )}
      <Text tone="muted" mt="3">
        {texts.private}
      </Text>
    </>
  );
}

interface NoteItemProps {
  readonly note: Note;
  readonly onPin: () => void;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
}

function NoteItem({ note, onPin, onEdit, onRemove }: NoteItemProps) {
  const day = shortDate(note.note_date);
  return (
    <Item>
      <Flex align="center" justify="space-between" gap="2">
        <Flex align="center" gap="2">
          <Text tone="muted">{day}</Text>
          {note.is_pinned && <Badge tone="accent">{texts.pinned}</Badge>}
        </Flex>
        <Flex>
          <IconButton
            size="sm"
            label={note.is_pinned ? texts.unpinOf(day) : texts.pinOf(day)}
            icon={note.is_pinned ? <PinOff /> : <Pin />}
            onClick={onPin}
          />
          <IconButton size="sm" label={texts.editOf(day)} icon={<Pencil />} onClick={onEdit} />
          <IconButton size="sm" label={texts.removeOf(day)} icon={<Trash2 />} onClick={onRemove} />
        </Flex>
      </Flex>
      <NoteText text={note.text} />
    </Item>
  );
}
