import { chakra } from '@chakra-ui/react/styled-system';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { Search } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, type RefObject, useId, useState } from 'react';
import { matchesKeys } from '../shortcuts/shortcutKeys';
import { type CommandGroup, itemAfterKey, itemsOf } from './commandGroups';
import { CommandList } from './CommandList';

const FieldRow = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    px: '4',
    borderBottom: 'thin',
    borderColor: 'border',
    '& > svg': { boxSize: 'icon.md', color: 'fg.subtle', flexShrink: '0' },
  },
});
const Field = chakra('input', {
  base: { flex: '1', minW: '0', h: '14', bg: 'transparent', color: 'fg', fontSize: 'lg', outline: 'none' },
});
const Note = chakra('div', { base: { px: '4', py: '3', color: 'fg.muted', fontSize: 'sm' } });

interface CommandSearchProps {
  readonly fieldRef: RefObject<HTMLInputElement | null>;
  readonly label: string;
  readonly placeholder: string;
  readonly text: string;
  readonly onTextChange: (text: string) => void;
  readonly onFieldFocus?: (() => void) | undefined;
  readonly groups: readonly CommandGroup[];
  readonly onPick: (id: string) => void;
  readonly onClose: () => void;
  readonly note?: ReactNode;
}

/** Focus never leaves the field; the list is its active descendant. */
export function CommandSearch(props: CommandSearchProps) {
  const { fieldRef, label, placeholder, text, onTextChange, onFieldFocus, groups, onPick, onClose, note } =
    props;
  const listId = useId();
  const items = itemsOf(groups);
  const [marked, setMarked] = useState({ text, id: items[0]?.id });
  // Results that arrive later for the same text must not change what Enter picks.
  if (marked.text !== text || (marked.id === undefined && items[0])) setMarked({ text, id: items[0]?.id });
  const active = items.find(({ id }) => id === marked.id) ?? items[0];
  const optionId = (id: string) => `${listId}-${id}`;
  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const next = itemAfterKey(event.key, items, active?.id);
    if (next) setMarked({ text, id: next.id });
    else if (event.key === 'Enter' && !event.nativeEvent.isComposing && active) onPick(active.id);
    else if (matchesKeys(event.nativeEvent, 'mod+k')) onClose();
    else return;
    event.preventDefault();
  };
  return (
    <>
      <FieldRow>
        <Search aria-hidden="true" />
        <Field
          ref={fieldRef}
          role="combobox"
          aria-label={label}
          aria-expanded={items.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={active && optionId(active.id)}
          placeholder={placeholder}
          autoComplete="off"
          spellCheck={false}
          value={text}
          onChange={(event) => onTextChange(event.target.value)}
          onFocus={onFieldFocus}
          onKeyDown={handleKeyDown}
        />
      </FieldRow>
      <CommandList
        id={listId}
        label={label}
        groups={groups}
        activeId={active?.id}
        optionId={optionId}
        onPoint={(id) => setMarked({ text, id })}
        onPick={onPick}
      />
      {note ? <Note>{note}</Note> : null}
      <VisuallyHidden role="status">{resultsText(items.length)}</VisuallyHidden>
    </>
  );
}

const resultsText = (count: number) => (count === 1 ? '1 result' : `${count} results`);
