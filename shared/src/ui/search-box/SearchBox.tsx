import { chakra } from '@chakra-ui/react/styled-system';
import { Search, X } from 'lucide-react';
import { createContext, memo, type RefObject, use, useCallback, useLayoutEffect, useRef } from 'react';
import { fieldClass } from '../text-input/TextInput';
import { useShortcut } from '../shortcuts/useShortcut';
import { IconButton } from '../styled/styledParts';

const searchBoxTexts = { clear: 'Clear search', shortcut: '/' };

/** Plain elements styled by the root: styled components would recompute their styles with every key. */
const SearchRoot = chakra('div', {
  base: {
    position: 'relative',
    w: 'full',
    maxW: '80',
    '& > input': {
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
  label: string;
  value: string;
  onChange: (value: string) => void;
  placeholder?: string | undefined;
  hasShortcut?: boolean | undefined;
}

/** A search field with a clear button; "/" focuses it. Debouncing is up to the screen. */
export function SearchBox(props: SearchBoxProps) {
  return <SearchContext value={props}>{searchBox}</SearchContext>;
}

const SearchContext = createContext<SearchBoxProps>({ label: '', value: '', onChange: () => undefined });

function SearchParts() {
  const { label, value, onChange, placeholder = label, hasShortcut = true } = use(SearchContext);
  const fieldRef = useRef<HTMLInputElement>(null);
  useSlashShortcut(fieldRef, hasShortcut ? label : null);
  const changeLatest = useRef(onChange);
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
        className={fieldClass}
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

/** Stays mounted while hidden: mounting costs more than everything else a key does. */
const ClearButton = memo(function ClearButton({ onClear }: { readonly onClear: () => void }) {
  return <IconButton label={searchBoxTexts.clear} icon={<X />} size="sm" onClick={onClear} />;
});

/** One context value for all parts, so that a key re-renders only the field. */
const searchBox = (
  <SearchRoot role="search">
    <Glass aria-hidden="true">
      <Search />
    </Glass>
    <SearchParts />
  </SearchRoot>
);

function useSlashShortcut(fieldRef: RefObject<HTMLInputElement | null>, label: string | null): void {
  const focusField = () => {
    fieldRef.current?.focus();
    fieldRef.current?.select();
  };
  useShortcut(
    label === null ? null : { keys: searchBoxTexts.shortcut, label, scope: 'screen', run: focusField },
  );
}
