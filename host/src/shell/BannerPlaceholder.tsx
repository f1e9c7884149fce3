import { chakra } from '@formline/shared/ui/core';

/** As high as a banner of one line: what is below it stays where it is when the banner's code has come. */
export const BannerPlaceholder = chakra('div', {
  base: { h: 'calc({sizes.12} + 1px)' },
  variants: {
    tone: { info: { bg: 'status.upcoming.bg' }, warning: { bg: 'status.incomplete.bg' } },
  },
});
