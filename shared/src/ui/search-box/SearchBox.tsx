import { chakra } from '@chakra-ui/react/styled-system';
import { Search, X } from 'lucide-react';
import { useRef } from 'react';
import { IconButton } from '../button/IconButton';
import { inputRecipe } from '../text-input/inputRecipe';
import { searchBoxTexts } from './SearchBox.texts';
import { useSlashShortcut } from './useSlashShortcut';

const SearchInput = chakra('input', {
  ...inputRecipe,
  base: { ...inputRecipe.base, ps: '9', pe: '10', '&::-webkit-search-cancel-button': { display: 'none' } },
});
const SearchRoot = chakra('div', { base: { position: 'relative', w: 'full', maxW: '80' } });
const Glass = chakra('span', {
  base: {
    position: 'absolute',
    insetInlineStart: '3',
    top: '50%',
    transform: 'translateY(-50%)',
    color: 'fg.subtle',
    pointerEvents: 'none',
    '& svg': { boxSize: 'icon.sm' },
  },
});
const Trailing = chakra('span', {
  base: { position: 'absolute', insetInlineEnd: '1', top: '50%', transform: 'translateY(-50%)' },
});
const KeyHint = chakra('kbd', {
  base: {
    display: 'grid',
    placeItems: 'center',
    boxSize: '5',
    me: '2',
    border: 'thin',
    borderColor: 'border',
    borderRadius: 'xs',
    fontSize: 'xs',
    color: 'fg.subtle',
    bg: 'bg.subtle',
    pointerEvents: 'none',
  },
});

/** The same at every key: React leaves them alone. */
const glass = (
  <Glass aria-hidden="true">
    <Search />
  </Glass>
);
const keyHint = <KeyHint aria-hidden="true">{searchBoxTexts.shortcut}</KeyHint>;

export interface SearchBoxProps {
  /** What is searched, as the field's name: "Search clients". Shown as the placeholder if none is given. */
  label: string;
  value: string;
  onChange: (value: string) => void;
  placeholder?: string | undefined;
  /** "/" focuses the field. At most one field of a screen has it. */
  hasShortcut?: boolean | undefined;
}

/** A search field: name, clear button, and "/" to get there. Waiting while typing is the screen's affair. */
export function SearchBox({
  label,
  value,
  onChange,
  placeholder = label,
  hasShortcut = true,
}: SearchBoxProps) {
  const fieldRef = useRef<HTMLInputElement>(null);
  useSlashShortcut(fieldRef, hasShortcut ? label : null);
  const handleClear = () => {
    onChange('');
    fieldRef.current?.focus();
  };
  return (
    <SearchRoot role="search">
      {glass}
      <SearchInput
        ref={fieldRef}
        type="search"
        aria-label={label}
        aria-keyshortcuts={hasShortcut ? searchBoxTexts.shortcut : undefined}
        placeholder={placeholder}
        value={value}
        autoComplete="off"
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && value !== '') {
            event.stopPropagation();
            handleClear();
          }
        }}
      />
      <Trailing>
        {value === '' ? (
          hasShortcut && keyHint
        ) : (
          <IconButton label={searchBoxTexts.clear} icon={<X />} size="sm" onClick={handleClear} />
        )}
      </Trailing>
    </SearchRoot>
  );
}
