import { chakra } from '@chakra-ui/react/styled-system';

export const MenuNote = chakra('span', {
  base: { display: 'block', fontSize: 'xs', color: 'fg.subtle' },
});
