import { chakra } from '@chakra-ui/react/styled-system';

/** The page width: up to 1920 pixels, centred, with padding at the sides. */
export const Container = chakra('div', {
  base: { w: 'full', maxW: 'content', mx: 'auto', px: { base: '4', md: '6', xl: '8' } },
  variants: { padded: { true: { pt: '4', pb: '16' } } },
});

/** CSS property with the height of navigation and banners in pixels; set by the shell. */
export const SHELL_HEIGHT_PROPERTY = '--shell-height';

/** Height of a page that fills the window; the margin cancels the bottom padding of `Container`. */
export const pageFillsWindow = (leastHeight: string) => ({
  h: `max(calc(100dvh - var(${SHELL_HEIGHT_PROPERTY}, 3.5rem) - {spacing.8}), ${leastHeight})`,
  mb: '-12',
});
