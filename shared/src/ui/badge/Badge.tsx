import { chakra } from '@chakra-ui/react/styled-system';

/** The word repeats what the tone means, so that colour is never the only sign. */
export const Badge = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    px: '2',
    minH: '5',
    borderRadius: 'full',
    fontSize: 'xs',
    fontWeight: 'medium',
    lineHeight: 'tight',
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums',
  },
  variants: {
    tone: {
      neutral: { bg: 'status.neutral.bg', color: 'status.neutral.fg' },
      accent: { bg: 'accent.subtle', color: 'accent.text' },
      complete: { bg: 'status.complete.bg', color: 'status.complete.fg' },
      incomplete: { bg: 'status.incomplete.bg', color: 'status.incomplete.fg' },
      missed: { bg: 'status.missed.bg', color: 'status.missed.fg' },
      upcoming: { bg: 'status.upcoming.bg', color: 'status.upcoming.fg' },
    },
  },
  defaultVariants: { tone: 'neutral' },
});
