/** Room a section needs for the second part of a dose. */
const WIDE = '@container (min-width: 26rem)';

const singleLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

/** The look of the rows of a workout, as rules of what stands around them: there may be many, and most look alike. */
export const placedSheet = {
  '& .placed-row': {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    h: 'row.grid',
    pe: '1',
    borderRadius: 'md',
    containerType: 'inline-size',
  },
  '& .placed-row.is-still': { ps: '2' },
  '& .placed-row:hover': { bg: 'bg.hover' },
  '& .placed-row[data-open]': { bg: 'bg.selected', boxShadow: 'inset 3px 0 0 {colors.accent}' },
  '& .placed-row > :is([data-sortable-handle], .placed-more)': { position: 'relative', zIndex: '1' },
  '& .placed-name': {
    flex: '1',
    minW: '0',
    h: 'full',
    textAlign: 'start',
    cursor: 'pointer',
    fontWeight: 'medium',
    ...singleLine,
    '&::after': { content: '""', position: 'absolute', inset: '0', borderRadius: 'md' },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': {
      outlineWidth: '2px',
      outlineStyle: 'solid',
      outlineColor: 'var(--focus-ring)',
      outlineOffset: '-2px',
    },
  },
  '& .placed-amount': { flexShrink: '0', fontVariantNumeric: 'tabular-nums' },
  '& .placed-note': {
    display: 'none',
    flex: '0 1 auto',
    minW: '0',
    maxW: '50%',
    color: 'fg.muted',
    fontSize: 'sm',
    fontVariantNumeric: 'tabular-nums',
    ...singleLine,
    [WIDE]: { display: 'block' },
  },
  '& .placed-sign': {
    display: 'grid',
    placeItems: 'center',
    flexShrink: '0',
    boxSize: '7',
    borderRadius: 'md',
    bg: 'accent.subtle',
    color: 'accent.text',
    '& svg': { boxSize: 'icon.sm' },
  },
} as const;
