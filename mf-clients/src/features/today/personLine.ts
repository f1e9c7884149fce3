import { chakra } from '@formline/shared/ui/core';

export const Lines = chakra('ul', { base: { listStyleType: 'none' } });

export const PersonLine = chakra('li', {
  base: {
    display: 'flex',
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
    flex: '1',
    minW: '0',
    overflowWrap: 'anywhere',
    color: 'fg',
    fontWeight: 'semibold',
    borderRadius: 'xs',
    _hover: { textDecoration: 'underline' },
  },
});
