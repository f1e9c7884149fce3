import { chakra } from '@chakra-ui/react/styled-system';

/** Running text, 14 pixels if not said. `tone` gives its weight in the page's order of importance. */
export const Text = chakra('p', {
  variants: {
    tone: {
      default: { color: 'fg' },
      muted: { color: 'fg.muted' },
      subtle: { color: 'fg.subtle' },
      accent: { color: 'accent.text' },
      danger: { color: 'danger.text' },
      inherit: {},
    },
    size: {
      xs: { fontSize: 'xs' },
      sm: { fontSize: 'sm' },
      md: { fontSize: 'md' },
      lg: { fontSize: 'lg' },
    },
    /** Figures of equal width, for counters and columns. */
    tabular: { true: { fontVariantNumeric: 'tabular-nums' } },
    /** One line, cut with an ellipsis. */
    singleLine: { true: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } },
  },
  defaultVariants: { tone: 'inherit' },
});
