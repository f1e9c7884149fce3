import { chakra } from '@chakra-ui/react/styled-system';

/** The page width: up to 1920 pixels, centred, with padding at the sides. */
export const Container = chakra('div', {
  base: { w: 'full', maxW: 'content', mx: 'auto', px: { base: '4', md: '6', xl: '8' } },
  variants: { padded: { true: { pt: '4', pb: '16' } } },
});
