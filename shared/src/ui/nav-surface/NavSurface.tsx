import { chakra } from '@chakra-ui/react/styled-system';

/**
 * The bar of the top navigation. Its colour follows `data-profile="personal"` or `"club"`
 * on itself or an ancestor; the focus ring inside it is light.
 */
export const NavSurface = chakra('header', {
  base: {
    bg: 'nav.bg',
    color: 'nav.fg',
    '--focus-ring': 'colors.nav.indicator',
    '& a': { textDecoration: 'none' },
  },
});
