import { chakra } from '@chakra-ui/react/styled-system';

const skipLinkTexts = { skipToContent: 'Skip to content' };

const SkipLinkRoot = chakra('a', {
  base: {
    position: 'fixed',
    top: '2',
    insetInlineStart: '2',
    zIndex: 'skipLink',
    px: '4',
    py: '2',
    borderRadius: 'md',
    bg: 'bg.surface',
    color: 'accent.text',
    fontWeight: 'semibold',
    '&:focus': { boxShadow: 'overlay' },
    '&:not(:focus)': { transform: 'translateY(-200%)' },
  },
});

export interface SkipLinkProps {
  targetId: string;
}

/** The first tab stop: skips the navigation. The target needs `tabIndex={-1}`. */
export function SkipLink({ targetId }: SkipLinkProps) {
  return <SkipLinkRoot href={`#${targetId}`}>{skipLinkTexts.skipToContent}</SkipLinkRoot>;
}
