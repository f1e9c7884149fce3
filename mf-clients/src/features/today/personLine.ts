import { chakra } from '@formline/shared/ui/core';

export const Lines = chakra('ul', { base: { listStyleType: 'none' } });

/** On a narrow or zoomed page buttons wrap below the words. */
const WORDS_WIDTH = '1 1 {sizes.40}';

export const PersonLine = chakra('li', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '3',
    minH: '14',
    py: '2',
    borderTopWidth: '1px',
    borderColor: 'border',
    _first: { borderTopWidth: '0' },
  },
});

export const LineName = chakra('span', {
  base: {
    flex: WORDS_WIDTH,
    minW: '0',
    overflowWrap: 'anywhere',
    color: 'fg',
    fontWeight: 'semibold',
    borderRadius: 'xs',
    _hover: { textDecoration: 'underline' },
  },
});

export const LineWords = chakra('div', {
  base: { display: 'flex', flexDirection: 'column', flex: WORDS_WIDTH, minW: '0' },
});
