import { defineGlobalStyles } from '@chakra-ui/react/styled-system';
import { AVATAR_COLOR_COUNT } from '../theme/semanticColors';

const colorNumbers = Array.from({ length: AVATAR_COLOR_COUNT }, (_, index) => index + 1);

/** Page-level rules: lists hold hundreds of avatars, and styled components would dominate their cost. */
export const personAvatarStyles = defineGlobalStyles({
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
