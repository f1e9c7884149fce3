import { chakra } from '@chakra-ui/react/styled-system';

/** Running text, 14 pixels by default; `tone` is its emphasis. */
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
    tabular: { true: { fontVariantNumeric: 'tabular-nums' } },
    singleLine: { true: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } },
  },
  defaultVariants: { tone: 'inherit' },
});
