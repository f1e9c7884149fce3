import { chakra } from '@formline/shared/ui/core';

export const MediaFrame = chakra('div', {
  base: {
    position: 'relative',
    display: 'grid',
    gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)',
    w: 'full',
    aspectRatio: '526 / 235',
    overflow: 'hidden',
    border: 'thin',
    borderColor: 'border',
    borderRadius: 'lg',
    bg: 'bg.muted',
    transitionProperty: 'border-color, background-color',
    transitionDuration: 'fast',
    '&[data-empty]': { borderStyle: 'dashed', borderColor: 'border.strong', bg: 'bg.subtle' },
    '&[data-over]': { borderColor: 'accent', bg: 'accent.subtle' },
  },
});
