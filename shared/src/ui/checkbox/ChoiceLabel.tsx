import { chakra } from '@chakra-ui/react/styled-system';

/** A tick or switch and the words beside it, all of it the target. */
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
