import { chakra } from '@formline/shared/ui/core';

/** One milestone from its grip at the left to its buttons at the right. */
export const MilestoneLine = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '1',
    minH: '11',
    px: '1',
    borderRadius: 'md',
    transitionProperty: 'background-color',
    transitionDuration: 'fast',
    '&:hover, &:focus-within': { bg: 'bg.hover' },
    '& [data-actions]': { transitionProperty: 'opacity', transitionDuration: 'fast' },
    '@media (hover: hover)': {
      '&:not(:hover, :focus-within) [data-actions]': { opacity: '0' },
    },
  },
});

/** What can be done with a row, seen when it is pointed at or in focus; always where nothing points. */
export const LineActions = chakra('div', {
  base: { display: 'flex', flexShrink: '0' },
});

/** As wide as the grip of the rows above. */
export const GripSpace = chakra('span', { base: { w: 'control.sm', flexShrink: '0' } });
