import { TAG_COLORS, type TagColor } from '@formline/shared/contracts/people/clientTags';
import { chakra } from '@formline/shared/ui/core';

/** The eight colours of avatars, whose contrast is checked; their names follow the order of the palette. */
export const paletteNumber = (color: TagColor): number => TAG_COLORS.indexOf(color) + 1;
export const paletteOf = (color: TagColor): string => `avatar.${paletteNumber(color)}`;

const Frame = chakra('span', {
  base: {
    display: 'inline-block',
    verticalAlign: 'middle',
    maxW: 'full',
    px: '2',
    py: '0.5',
    borderRadius: 'full',
    fontSize: 'xs',
    fontWeight: 'medium',
    lineHeight: 'tight',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
});

interface TagBadgeProps {
  readonly tag: { readonly name: string; readonly color: TagColor };
}

export function TagBadge({ tag: { name, color } }: TagBadgeProps) {
  const palette = paletteOf(color);
  return (
    <Frame bg={`${palette}.bg`} color={`${palette}.fg`} title={name}>
      {name}
    </Frame>
  );
}
