import { chakra } from '@chakra-ui/react/styled-system';

export const ChoiceLabel = chakra('label', {
  base: {
    display: 'inline-flex',
    alignItems: 'flex-start',
    gap: '2.5',
    py: '0.5',
    fontSize: 'md',
    lineHeight: 'normal',
    cursor: 'pointer',
    '& > input': { mt: '0.5' },
    '&:has(:disabled)': { color: 'fg.subtle', cursor: 'not-allowed' },
  },
});
