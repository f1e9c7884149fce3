import { defineGlobalStyles } from '@chakra-ui/react/styled-system';
import { AVATAR_COLOR_COUNT } from '../theme/semanticColors';

const colorNumbers = Array.from({ length: AVATAR_COLOR_COUNT }, (_, index) => index + 1);

/**
 * The look of avatars as rules of the page. They stand by the hundred in lists that scroll fast, and a styled component
 * of each would cost more than everything else in its tile.
 */
export const personAvatarSheet = defineGlobalStyles({
  '.person-avatar': {
    position: 'relative',
    display: 'inline-grid',
    placeItems: 'center',
    flexShrink: '0',
    overflow: 'hidden',
    borderRadius: 'full',
    fontWeight: 'semibold',
    lineHeight: 'none',
    userSelect: 'none',
  },
  '.person-avatar > img': {
    position: 'absolute',
    inset: '0',
    boxSize: 'full',
    objectFit: 'cover',
  },
  '.person-avatar-sm': { boxSize: '8', fontSize: 'xs' },
  '.person-avatar-md': { boxSize: '10', fontSize: 'sm' },
  '.person-avatar-lg': { boxSize: '16', fontSize: 'xl' },
  ...Object.fromEntries(
    colorNumbers.map((number) => [
      `.person-avatar-${number}`,
      { bg: `avatar.${number}.bg`, color: `avatar.${number}.fg` },
    ]),
  ),
});
