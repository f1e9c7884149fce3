import { chakra } from '@chakra-ui/react/styled-system';

/** Sections as links, the one with `aria-current` marked. Colours follow `data-profile`; see `TabLinks`. */
export const TabBar = chakra('nav', {
  base: {
    display: 'flex',
    gap: '6',
    overflowX: 'auto',
    '& > a': {
      position: 'relative',
      display: 'flex',
      alignItems: 'center',
      flexShrink: '0',
      h: '12',
      px: '1',
      color: 'fg.muted',
      fontSize: 'md',
      fontWeight: 'medium',
      textDecoration: 'none',
      borderRadius: 'xs',
      outlineOffset: '-2px',
      transitionProperty: 'color',
      transitionDuration: 'fast',
      _hover: { color: 'fg' },
      _after: {
        content: '""',
        position: 'absolute',
        insetX: '0',
        bottom: '0',
        borderBottom: 'thick',
        borderColor: 'transparent',
      },
      _highContrast: { _after: { borderColor: 'Canvas' } },
      "&[aria-current='page']": {
        color: 'profile.text',
        _after: { borderColor: 'profile.solid' },
        _highContrast: { _after: { borderColor: 'Highlight' } },
      },
    },
  },
});
