/** CSS property with the height of navigation and banners in pixels; set by the shell. */
export const SHELL_HEIGHT_PROPERTY = '--shell-height';

/**
 * Height of a page that fills the window below the shell. The negative margin cancels the bottom
 * padding of `Container`.
 */
export const pageFillsWindow = (leastHeight: string) => ({
  h: `max(calc(100dvh - var(${SHELL_HEIGHT_PROPERTY}, 3.5rem) - {spacing.8}), ${leastHeight})`,
  mb: '-12',
});
