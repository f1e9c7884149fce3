import { chakra } from '@chakra-ui/react/styled-system';
import { ChevronDown } from 'lucide-react';
import { type KeyboardEvent, useId, useRef } from 'react';
import { useFieldControl } from '../field/fieldContext';
import { ComboboxList } from './ComboboxList';
import { useComboboxState, type ComboboxOption } from './useComboboxState';
import { TextInput } from '../styled/styledParts';

const Root = chakra('div', { base: { position: 'relative', w: 'full' } });
const Chevron = chakra('span', {
  base: {
    position: 'absolute',
    insetInlineEnd: '3',
    top: '50%',
    transform: 'translateY(-50%)',
    color: 'fg.subtle',
    pointerEvents: 'none',
    '& svg': { boxSize: 'icon.sm' },
  },
});

export interface ComboboxProps {
  options: readonly ComboboxOption[];
  value: string;
  onChange: (value: string) => void;
  placeholder?: string | undefined;
}

/** A field with a filtered list of options. On blur a text that matches no option is reset. */
export function Combobox({ options, value, onChange, placeholder }: ComboboxProps) {
  const field = useFieldControl();
  const ownId = useId();
  const inputId = field.id ?? ownId;
  const listId = `${ownId}-list`;
  const inputRef = useRef<HTMLInputElement>(null);
  const list = useComboboxState({ options, value, onChange });
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || !list.handleKey(event.key)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <Root>
      <TextInput
        {...field}
        ref={inputRef}
        id={inputId}
        role="combobox"
        data-keeps-escape={list.isOpen ? '' : undefined}
        autoComplete="off"
        aria-autocomplete="list"
        aria-expanded={list.isOpen}
        aria-controls={list.isOpen ? listId : undefined}
        aria-activedescendant={list.active ? `${listId}-${list.active.value}` : undefined}
        placeholder={placeholder}
        pe="10"
        textOverflow="ellipsis"
        value={list.text}
        onFocus={(event) => event.currentTarget.select()}
        onClick={list.open}
        onChange={(event) => list.type(event.currentTarget.value)}
        onKeyDown={handleKeyDown}
        onBlur={list.close}
      />
      <Chevron aria-hidden="true">
        <ChevronDown />
      </Chevron>
      {list.isOpen ? (
        <ComboboxList
          id={listId}
          labelId={inputId}
          anchorRef={inputRef}
          options={list.found}
          value={value}
          active={list.active}
          onPoint={list.point}
          onPick={list.pick}
          onLost={list.close}
        />
      ) : null}
    </Root>
  );
}
