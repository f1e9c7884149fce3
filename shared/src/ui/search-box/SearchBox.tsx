import { chakra } from '@chakra-ui/react/styled-system';
import { Search, X } from 'lucide-react';
import { createContext, memo, type RefObject, use, useCallback, useLayoutEffect, useRef } from 'react';
import { IconButton } from '../button/IconButton';
import { inputRecipe } from '../text-input/inputRecipe';
import { searchBoxTexts } from './SearchBox.texts';
import { useShortcut } from '../shortcuts/useShortcut';

/**
 * Field, hint and what surrounds the button are plain elements with their look in the root's rules: styled ones would work
 * it out anew with every key, or with the first and the last one.
 */
const SearchRoot = chakra('div', {
  base: {
    position: 'relative',
    w: 'full',
    maxW: '80',
    '& > input': {
      ...inputRecipe.base,
      ps: '9',
      pe: '10',
      '&::-webkit-search-cancel-button': { display: 'none' },
    },
    '& > .search-end': {
      position: 'absolute',
      insetInlineEnd: '1',
      top: '50%',
      transform: 'translateY(-50%)',
    },
    '& kbd': {
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
    '& [hidden]': { display: 'none' },
  },
});
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
export function SearchBox(props: SearchBoxProps) {
  return <SearchContext value={props}>{searchBox}</SearchContext>;
}

const SearchContext = createContext<SearchBoxProps>({ label: '', value: '', onChange: () => undefined });

function SearchParts() {
  const { label, value, onChange, placeholder = label, hasShortcut = true } = use(SearchContext);
  const fieldRef = useRef<HTMLInputElement>(null);
  useSlashShortcut(fieldRef, hasShortcut ? label : null);
  const changeLatest = useRef(onChange);
  // Meets the button that clears, which is not drawn anew for another `onChange` either.
  useLayoutEffect(() => {
    changeLatest.current = onChange;
  });
  const handleClear = useCallback(() => {
    changeLatest.current('');
    fieldRef.current?.focus();
  }, []);
  return (
    <>
      <input
        ref={fieldRef}
        type="search"
        aria-label={label}
        aria-keyshortcuts={hasShortcut ? searchBoxTexts.shortcut : undefined}
        placeholder={placeholder}
        value={value}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && value !== '') {
            event.stopPropagation();
            handleClear();
          }
        }}
      />
      <span className="search-end">
        {hasShortcut && (
          <kbd aria-hidden="true" hidden={value !== ''}>
            {searchBoxTexts.shortcut}
          </kbd>
        )}
        <span hidden={value === ''}>
          <ClearButton onClear={handleClear} />
        </span>
      </span>
    </>
  );
}

/** Stays, hidden or not: to draw it anew would cost more than all else a key does to the field. */
const ClearButton = memo(function ClearButton({ onClear }: { readonly onClear: () => void }) {
  return <IconButton label={searchBoxTexts.clear} icon={<X />} size="sm" onClick={onClear} />;
});

/** One for all: what is searched reaches the parts by the context, so that a key draws nothing but the field anew. */
const searchBox = (
  <SearchRoot role="search">
    <Glass aria-hidden="true">
      <Search />
    </Glass>
    <SearchParts />
  </SearchRoot>
);

/** Lets "/" move focus to the field; the list of shortcuts names it as the field is named. */
function useSlashShortcut(fieldRef: RefObject<HTMLInputElement | null>, label: string | null): void {
  const focusField = () => {
    fieldRef.current?.focus();
    fieldRef.current?.select();
  };
  useShortcut(
    label === null ? null : { keys: searchBoxTexts.shortcut, label, scope: 'screen', run: focusField },
  );
}
