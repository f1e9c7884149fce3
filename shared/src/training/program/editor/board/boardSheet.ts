/**
 * How the lines of a program's workouts look. There may be hundreds at once: they are plain elements that one sheet draws,
 * instead of as many styled components.
 */
export const boardSheet = {
  '& .board-section + .board-section': { mt: '2' },
  '& .board-heading': {
    display: 'flex',
    alignItems: 'center',
    h: '7',
    px: '3',
    fontSize: 'xs',
    fontWeight: 'semibold',
    color: 'fg.subtle',
  },
  '& .board-rows': { listStyle: 'none', m: '0', p: '0' },
  '& .board-row': {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    h: 'row.grid',
    px: '3',
    borderBottom: 'thin',
    borderColor: 'border',
    fontSize: 'sm',
  },
  '& .board-row.is-routine': { fontWeight: 'medium', bg: 'bg.subtle' },
  '& .board-row.is-member': { ps: '5', boxShadow: 'inset 3px 0 0 {colors.accent}' },
  '& .board-name': {
    flex: '1',
    minW: '0',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '& .board-dose': { color: 'fg.muted', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  '& .board-rest': { display: 'grid', gap: '5', px: '3', py: '4' },
} as const;
