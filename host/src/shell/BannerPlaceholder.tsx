import { chakra } from '@formline/shared/ui/core';

/** As high as a one-line banner, so that the content does not move when the banner's code has loaded. */
export const BannerPlaceholder = chakra('div', {
  base: { h: 'calc({sizes.12} + 1px)' },
  variants: {
    tone: { info: { bg: 'status.upcoming.bg' }, warning: { bg: 'status.incomplete.bg' } },
  },
});
