import { chakra } from '@chakra-ui/react/styled-system';

/** Progress inside a control, silent for screen readers. Pages and lists show skeletons instead. */
export const Spinner = chakra(
  'span',
  {
    base: {
      display: 'inline-block',
      flexShrink: '0',
      borderRadius: 'full',
      border: 'thick',
      borderColor: 'currentColor',
      borderInlineStartColor: 'transparent',
      _highContrast: { borderInlineStartColor: 'Canvas' },
      animation: 'spin',
    },
    variants: { size: { sm: { boxSize: 'icon.sm' }, md: { boxSize: 'icon.md' } } },
    defaultVariants: { size: 'md' },
  },
  { defaultProps: { 'aria-hidden': true } },
);
