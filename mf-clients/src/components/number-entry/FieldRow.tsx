import { chakra } from '@formline/shared/ui/core';

export const FieldRow = chakra('div', {
  base: {
    display: 'grid',
    gap: '4',
    alignItems: 'start',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, {sizes.32}), 1fr))',
  },
});
