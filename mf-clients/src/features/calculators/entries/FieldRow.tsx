import { chakra } from '@formline/shared/ui/core';

/** Two fields side by side where there is room. */
export const FieldRow = chakra('div', {
  base: {
    display: 'grid',
    gap: '4',
    alignItems: 'start',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, {sizes.32}), 1fr))',
  },
});
