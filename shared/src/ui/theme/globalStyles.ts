import { defineGlobalStyles } from '@chakra-ui/react/styled-system';
import { personAvatarStyles } from '../person-avatar/personAvatarStyles';

export const globalStyles = defineGlobalStyles({
  '*': {
    '--global-font-body': 'fonts.body',
    '--global-font-mono': 'fonts.mono',
    '--global-color-border': 'colors.border',
  },
  html: {
    bg: 'bg',
    color: 'fg',
    fontFamily: 'body',
    fontSize: '100%',
    lineHeight: 'normal',
    scrollPaddingTop: '24',
    textSizeAdjust: '100%',
    textRendering: 'optimizeLegibility',
    '--focus-ring': 'colors.focusRing',
  },
  body: { fontSize: 'md' },
  ':focus-visible': {
    outlineWidth: '2px',
    outlineStyle: 'solid',
    outlineColor: 'var(--focus-ring)',
    outlineOffset: '2px',
  },
  '::placeholder': { color: 'fg.subtle', opacity: '1' },
  '::selection': { bg: 'accent', color: 'accent.fg' },
  ...personAvatarStyles,
  table: { fontVariantNumeric: 'tabular-nums' },
  '*, *::before, *::after': {
    _motionReduce: {
      // 0s also for animations: a dialog then leaves at once instead of waiting for the end of one.
      animationDuration: '0s !important',
      animationIterationCount: '1 !important',
      // 0s, because a short time would start transitions with each style change.
      transitionDuration: '0s !important',
      scrollBehavior: 'auto !important',
    },
  },
});
