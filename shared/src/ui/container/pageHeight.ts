/** Set by the shell to the height of navigation and banners, in pixels. */
export const SHELL_HEIGHT_PROPERTY = '--shell-height';

/**
 * Height of a page that ends a little above the foot of the window, below the shell. The bottom margin beside it gives
 * back what `Container` leaves free for pages that scroll.
 */
export const pageFillsWindow = (leastHeight: string) => ({
  h: `max(calc(100dvh - var(${SHELL_HEIGHT_PROPERTY}, 3.5rem) - {spacing.8}), ${leastHeight})`,
  mb: '-12',
});
