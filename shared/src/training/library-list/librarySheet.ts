/** From this width of the list on, what is said under a name has a column of its own. */
const WIDE_LIST = '@container (min-width: 50rem)';

/** Height of a row and of a heading, as multiples of the page's text size. `useVirtualRows` counts with the same. */
export const ROW_HEIGHT_REM = 3.5;
export const HEADING_HEIGHT_REM = 2.25;

const singleLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

/**
 * The look of a list's rows, as rules of what stands around them: rows come and go with every frame of scrolling, and a
 * styled component of each element would cost more than drawing it.
 */
export const librarySheet = {
  '& .library-scroll': {
    flex: '1',
    minH: '0',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    containerType: 'inline-size',
  },
  '& .library-rows': { position: 'relative', outline: 'none' },
  '& .library-rows:focus-visible > .is-active': {
    outlineWidth: '2px',
    outlineStyle: 'solid',
    outlineColor: 'var(--focus-ring)',
    outlineOffset: '-2px',
  },
  '& .library-row, & .library-heading': {
    display: 'flex',
    alignItems: 'center',
    columnGap: '3',
    px: '4',
    borderBottom: 'thin',
    borderColor: 'border',
  },
  '& .library-rows > *': { position: 'absolute', insetInline: '0', top: '0' },
  '& .library-row': { h: `${ROW_HEIGHT_REM}rem` },
  '& .library-rows > .library-row': { cursor: 'pointer' },
  '& .library-rows > .library-row:hover': { bg: 'bg.subtle' },
  '& .library-row[aria-selected=true], & .library-row[aria-selected=true]:hover': {
    bg: 'bg.selected',
    boxShadow: 'inset 3px 0 0 {colors.accent}',
  },
  '& .library-heading': {
    h: `${HEADING_HEIGHT_REM}rem`,
    bg: 'bg.subtle',
    color: 'fg.muted',
    fontSize: 'sm',
    fontWeight: 'semibold',
  },
  '& .library-box': {
    display: 'grid',
    placeItems: 'center',
    flexShrink: '0',
    boxSize: '4.5',
    bg: 'bg.surface',
    border: 'thin',
    borderColor: 'border.strong',
    borderRadius: 'xs',
    color: 'transparent',
    '& svg': { boxSize: '3.5' },
  },
  '& [aria-selected=true] > .library-box': { bg: 'accent', borderColor: 'accent', color: 'accent.fg' },
  /** What a row says may be wrapped as something that is dragged: it keeps the columns of the cell. */
  '& .library-cell > [data-sortable-row]': {
    display: 'grid',
    gridColumn: '1 / -1',
    gridTemplateColumns: 'subgrid',
    alignItems: 'center',
    h: 'full',
  },
  '& .library-cell': {
    flex: '1',
    minW: '0',
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: '3',
    [WIDE_LIST]: { gridTemplateColumns: 'auto minmax(0, 5fr) minmax(0, 4fr) minmax(0, 4fr)' },
  },
  '& .library-words': { minW: '0', [WIDE_LIST]: { display: 'contents' } },
  '& .library-name': { display: 'block', fontWeight: 'medium', ...singleLine },
  '& .library-note': { display: 'block', fontSize: 'sm', color: 'fg.muted', ...singleLine },
  '& .library-end': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: '1.5',
    minW: '0',
    overflow: 'hidden',
    [WIDE_LIST]: { justifyContent: 'flex-start' },
  },
  '& .library-tag': {
    px: '2',
    borderRadius: 'full',
    fontSize: 'xs',
    fontWeight: 'medium',
    lineHeight: '1.25rem',
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums',
    bg: 'status.neutral.bg',
    color: 'status.neutral.fg',
  },
  '& .library-actions': { display: 'flex', flexShrink: '0', gap: '1' },
  '& .library-action': {
    display: 'grid',
    placeItems: 'center',
    boxSize: '8',
    borderRadius: 'md',
    color: 'fg.subtle',
    cursor: 'pointer',
    '& svg': { boxSize: 'icon.sm' },
    '&:hover': { bg: 'bg.muted', color: 'fg' },
    '&[aria-pressed=true]': { color: 'accent.text', '& svg': { fill: 'currentColor' } },
    '&.is-danger:hover': { bg: 'danger.subtle', color: 'danger.text' },
  },
} as const;
