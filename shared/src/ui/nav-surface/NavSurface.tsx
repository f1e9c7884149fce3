import { chakra } from '@chakra-ui/react/styled-system';

/** The top navigation bar. Its colour follows `data-profile` on itself or an ancestor. */
export const NavSurface = chakra('header', {
  base: {
    bg: 'nav.bg',
    color: 'nav.fg',
    '--focus-ring': 'colors.nav.indicator',
    '& a': { textDecoration: 'none' },
  },
});
