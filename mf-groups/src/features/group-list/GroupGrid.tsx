import { chakra } from '@formline/shared/ui/core';

/** As many cards side by side as fit; cards out of sight are not laid out, so that many groups cost little. */
export const GroupGrid = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min({sizes.80}, 100%), 1fr))',
    gap: '4',
    listStyle: 'none',
    '& > *': { contentVisibility: 'auto', containIntrinsicSize: 'auto {sizes.48}' },
  },
});
