import { chakra } from '@formline/shared/ui/core';

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

export const LineActions = chakra('div', {
  base: { display: 'flex', flexShrink: '0' },
});

export const GripSpace = chakra('span', { base: { w: 'control.sm', flexShrink: '0' } });
