/**
 * The look of grid, rows and tiles, as rules of what stands around them: tiles come and go by the dozen with every frame of a
 * fling, and a styled component of each element would cost more than drawing it.
 */
export const tileSheet = {
  // Room for the floating button, so that it covers nobody when the list is scrolled to its end.
  '& .client-place': { pb: '16' },
  '& .client-grid': { position: 'relative', outline: 'none' },
  '& .client-row': {
    display: 'grid',
    columnGap: '4',
    position: 'absolute',
    insetX: '0',
    top: '0',
    pb: '4',
  },
  '& .client-cell': { position: 'relative' },
  '& .client-tile': {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    w: 'full',
    h: 'full',
    px: '3',
    bg: 'bg.surface',
    color: 'fg',
    border: 'thin',
    borderColor: 'border',
    borderRadius: 'lg',
    boxShadow: 'card',
    textAlign: 'center',
    textDecoration: 'none',
    cursor: 'pointer',
    transitionProperty: 'border-color, box-shadow',
    transitionDuration: 'fast',
  },
  // Also without the keyboard: somebody who was just added is found by it.
  '& .client-tile:hover, & .client-tile:focus': { borderColor: 'accent', boxShadow: 'overlay' },
  '& .client-tile-inactive': { bg: 'transparent', color: 'fg.subtle', boxShadow: 'none' },
  '& .client-tile-inactive > .person-avatar': { filter: 'grayscale(1)' },
  '& .client-name': {
    fontWeight: 'medium',
    lineHeight: 'tight',
    lineClamp: '2',
    overflowWrap: 'anywhere',
    maxW: 'full',
  },
  '& .client-menu': { position: 'absolute', top: '1', insetInlineEnd: '1' },
} as const;
