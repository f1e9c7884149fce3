import { chakra } from '@chakra-ui/react/styled-system';

export const Separator = chakra('hr', {
  base: { border: '0', borderTop: 'thin', borderColor: 'border', w: 'full' },
});
