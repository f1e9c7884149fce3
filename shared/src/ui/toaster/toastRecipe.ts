import { defineSlotRecipe } from '@chakra-ui/react/styled-system';
import { edgeInHighContrast } from '../theme/highContrast';

export const toastRecipe = defineSlotRecipe({
  className: 'fl-toast',
  slots: ['root', 'title', 'description', 'indicator', 'closeTrigger', 'actionTrigger'],
  base: {
    root: {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      w: '96',
      maxW: 'calc(100vw - 2rem)',
      ps: '4',
      pe: '2',
      py: '2.5',
      bg: 'fg',
      color: 'fg.inverted',
      borderRadius: 'lg',
      boxShadow: 'overlay',
      _highContrast: edgeInHighContrast,
      '--focus-ring': 'colors.fg.inverted',
      // The library positions toasts absolutely from the bottom; in the flow the newest is on top.
      position: 'relative !important',
      '& + &': { mt: '3' },
      opacity: 'var(--opacity)',
      'html[data-dragging] &': { opacity: '0.25' },
      transitionProperty: 'opacity',
      transitionDuration: 'panel',
      transitionTimingFunction: 'out',
      // Browsers do not count focus after Alt+T as `:focus-visible`.
      '& button:focus': { outline: '2px solid var(--focus-ring)', outlineOffset: '-2px' },
      '& svg': { boxSize: 'icon.md', flexShrink: '0' },
    },
    title: { flex: '1', minW: '0', fontSize: 'md', fontWeight: 'medium', overflowWrap: 'anywhere' },
  },
});
