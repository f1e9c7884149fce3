/** The look of a client's tile, whatever a click on it does. */
export const tileRecipe = {
  base: {
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
    cursor: 'pointer',
    transitionProperty: 'border-color, box-shadow',
    transitionDuration: 'fast',
    // Also without the keyboard: somebody who was just added is found by it.
    '&:hover, &:focus': { borderColor: 'accent', boxShadow: 'overlay' },
  },
  variants: {
    isDimmed: {
      true: {
        bg: 'transparent',
        color: 'fg.subtle',
        boxShadow: 'none',
        '& > [aria-hidden]': { filter: 'grayscale(1)' },
      },
    },
  },
} as const;
