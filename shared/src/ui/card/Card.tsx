import { chakra } from '@chakra-ui/react/styled-system';

/** `isInteractive` for cards whose whole surface is the target. */
export const Card = chakra('div', {
  base: {
    bg: 'bg.surface',
    border: 'thin',
    borderColor: 'border',
    borderRadius: 'lg',
    boxShadow: 'card',
  },
  variants: {
    padding: { none: {}, sm: { p: '4' }, md: { p: '6' }, lg: { p: '8' } },
    isInteractive: {
      true: {
        position: 'relative',
        cursor: 'pointer',
        transitionProperty: 'border-color, box-shadow',
        transitionDuration: 'fast',
        '&:hover, &:focus-within': { borderColor: 'border.control', boxShadow: 'overlay' },
      },
    },
  },
  defaultVariants: { padding: 'md' },
});
