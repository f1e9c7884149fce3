import { chakra } from '@chakra-ui/react/styled-system';

/** A heading, h2 by default. The page's h1 belongs to `PageHeader`. */
export const Heading = chakra('h2', {
  base: {
    fontWeight: 'semibold',
    lineHeight: 'tight',
    letterSpacing: 'tight',
    color: 'fg',
    textWrap: 'balance',
  },
  variants: {
    size: {
      sm: { fontSize: 'md', letterSpacing: '0' },
      md: { fontSize: 'lg' },
      lg: { fontSize: 'xl' },
      xl: { fontSize: '2xl' },
      '2xl': { fontSize: '3xl' },
    },
  },
  defaultVariants: { size: 'md' },
});
