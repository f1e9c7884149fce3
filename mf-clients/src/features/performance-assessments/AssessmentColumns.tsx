import { chakra } from '@formline/shared/ui/core';

export const AssessmentColumns = chakra('div', {
  base: {
    display: 'grid',
    gap: '8',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min({sizes.80}, 100%), 1fr))',
  },
});
