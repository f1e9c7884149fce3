import { chakra } from '@chakra-ui/react/styled-system';

/** The quiet second line of a menu's item. */
export const MenuNote = chakra('span', {
  base: { display: 'block', fontSize: 'xs', color: 'fg.subtle' },
});
